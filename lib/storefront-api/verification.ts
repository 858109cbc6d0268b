import type { OwnRaffles, VerificationRequest, VerifiedTickets } from '@/lib/raffle/verification';
import { readJson, type RequestFailure } from './read-json';
import { xsrfHeader } from './xsrf';

export type VerificationAnswer<Found> =
  { ok: true; found: Found } | { ok: false; reason: RequestFailure['reason']; msg: string };

export async function sendVerification(raffleId: string, request: VerificationRequest) {
  const path = `/api/raffles/${encodeURIComponent(raffleId)}/verification`;
  return ask<VerifiedTickets>(path, request);
}

export async function sendVerificationOfAll(request: VerificationRequest) {
  return ask<OwnRaffles>('/api/verification', request);
}

/** Uses POST, so that personal data never appear in an address. */
function ask<Found>(
  path: string,
  request: VerificationRequest,
): Promise<VerificationAnswer<Found>> {
  const headers = { 'Content-Type': 'application/json', ...xsrfHeader() };
  const body = JSON.stringify(request);
  return readJson<{ verification: Found }>(path, { method: 'POST', headers, body }).then(
    ({ verification }) => ({ ok: true, found: verification }),
    ({ reason, message }: RequestFailure) => ({ ok: false, reason, msg: message }),
  );
}

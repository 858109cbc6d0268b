import type { OwnRaffles, VerificationRequest, VerifiedTickets } from '@/lib/raffle/verification';
import { NO_ANSWER, timeoutSignal } from './read-json';
import { xsrfHeader } from './xsrf';

export type VerificationAnswer<Found> =
  | { ok: true; found: Found }
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'whole-phone' | 'failed'; msg: string };

type Body<Found> = { msg?: string; fields?: { phone?: string }; verification?: Found };

const TIMEOUT_MS = 15_000;

export async function sendVerification(raffleId: string, request: VerificationRequest) {
  const path = `/api/raffles/${encodeURIComponent(raffleId)}/verification`;
  return ask<VerifiedTickets>(path, request);
}

export async function sendVerificationOfAll(request: VerificationRequest) {
  return ask<OwnRaffles>('/api/verification', request);
}

/** Uses POST, so that personal data never appear in an address. */
async function ask<Found>(
  path: string,
  request: VerificationRequest,
): Promise<VerificationAnswer<Found>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...xsrfHeader() },
      body: JSON.stringify(request),
      signal: timeoutSignal(TIMEOUT_MS),
    });
    const body = await readOwn<Found>(answer);
    if (body?.verification) return { ok: true, found: body.verification };
    if (body?.fields?.phone) return { ok: false, reason: 'whole-phone', msg: body.fields.phone };
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60;
      return { ok: false, reason: 'too-many', minutes: Math.ceil(seconds / 60) };
    }
    return { ok: false, reason: 'failed', msg: body?.msg ?? NO_ANSWER };
  } catch {
    return { ok: false, reason: 'failed', msg: NO_ANSWER };
  }
}

/** Null when something between phone and shop answered. */
async function readOwn<Found>(answer: Response): Promise<Body<Found> | null> {
  const body = (await answer.json().catch(() => null)) as (Body<Found> & { ok?: boolean }) | null;
  return typeof body?.ok === 'boolean' ? body : null;
}

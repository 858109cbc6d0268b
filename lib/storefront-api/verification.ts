import type { Verification, VerificationRequest } from '@/lib/raffle/verification';
import { NO_ANSWER, timeoutSignal } from './read-json';
import { resultKey } from './result-key';
import { hasXsrfCookie, xsrfHeader } from './xsrf';

export type VerificationAnswer =
  | { ok: true; verification: Verification }
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'whole-phone' | 'failed'; msg: string };

type Answer = { verification?: Verification; msg?: string; fields?: { phone?: string } };

const TIMEOUT_MS = 15_000;

/** POST, so that personal data never stand in an address. */
export async function sendVerification(
  raffleId: string,
  request: VerificationRequest,
): Promise<VerificationAnswer> {
  try {
    const answer = await fetch(`/api/raffles/${encodeURIComponent(raffleId)}/verification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await ownHeader(raffleId)) },
      body: JSON.stringify(request),
      signal: timeoutSignal(TIMEOUT_MS),
    });
    const body = (await answer.json()) as Answer;
    if (body.verification) return { ok: true, verification: body.verification };
    if (body.fields?.phone) return { ok: false, reason: 'whole-phone', msg: body.fields.phone };
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60;
      return { ok: false, reason: 'too-many', minutes: Math.ceil(seconds / 60) };
    }
    return { ok: false, reason: 'failed', msg: body.msg ?? NO_ANSWER };
  } catch {
    return { ok: false, reason: 'failed', msg: NO_ANSWER };
  }
}

/** A finished raffle's page calls no API by itself, and may not have the token yet. */
async function ownHeader(raffleId: string): Promise<Record<string, string>> {
  if (!hasXsrfCookie()) {
    await fetch(resultKey(raffleId), { signal: timeoutSignal(TIMEOUT_MS) });
  }
  return xsrfHeader();
}

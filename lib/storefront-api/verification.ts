import type { Verification, VerificationRequest } from '@/lib/raffle/verification';
import { resultKey } from './keys';
import { xsrfHeader } from './xsrf';

export type VerificationAnswer =
  | { ok: true; verification: Verification }
  /** @property minutes after which asking again is allowed. */
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'failed'; msg: string };

const TIMEOUT_MS = 15_000;
const NO_ANSWER = 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.';

/** Asks which tickets somebody has. In the body of a POST: what is typed here never stands in an address. */
export async function sendVerification(
  raffleId: string,
  request: VerificationRequest,
): Promise<VerificationAnswer> {
  try {
    const answer = await fetch(`/api/raffles/${encodeURIComponent(raffleId)}/verification`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(await ownHeader(raffleId)) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await answer.json()) as { verification?: Verification; msg?: string };
    if (body.verification) return { ok: true, verification: body.verification };
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60;
      return { ok: false, reason: 'too-many', minutes: Math.ceil(seconds / 60) };
    }
    return { ok: false, reason: 'failed', msg: body.msg ?? NO_ANSWER };
  } catch {
    return { ok: false, reason: 'failed', msg: NO_ANSWER };
  }
}

/** The page of a finished raffle asks our API nothing by itself, and so may not have its token yet. */
async function ownHeader(raffleId: string): Promise<Record<string, string>> {
  const known = xsrfHeader();
  if (Object.keys(known).length > 0) return known;
  await fetch(resultKey(raffleId), { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return xsrfHeader();
}

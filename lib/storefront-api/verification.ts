import type { Verification, VerificationRequest } from '@/lib/raffle/verification';
import { NO_ANSWER, timeoutSignal } from './read-json';
import { resultKey } from './late-request-keys';
import { hasXsrfCookie, xsrfHeader } from './xsrf';

export type VerificationAnswer =
  | { ok: true; verification: Verification }
  | { ok: false; reason: 'too-many'; minutes: number }
  | { ok: false; reason: 'whole-phone' | 'failed'; msg: string };

type Answer = { verification?: Verification; msg?: string; fields?: { phone?: string } };

const TIMEOUT_MS = 15_000;

/** Uses POST, so that personal data never appear in an address. */
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
    const body = await readOwn(answer);
    if (body?.verification) return { ok: true, verification: body.verification };
    if (body?.fields?.phone) return { ok: false, reason: 'whole-phone', msg: body.fields.phone };
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after')) || 60;
      return { ok: false, reason: 'too-many', minutes: Math.ceil(seconds / 60) };
    }
    return { ok: false, reason: 'failed', msg: body?.msg ?? withoutOurs(answer) };
  } catch {
    return { ok: false, reason: 'failed', msg: NO_ANSWER };
  }
}

/** Null when something between phone and shop answered. */
async function readOwn(answer: Response): Promise<Answer | null> {
  const body = (await answer.json().catch(() => null)) as (Answer & { ok?: boolean }) | null;
  return typeof body?.ok === 'boolean' ? body : null;
}

function withoutOurs({ status }: Response): string {
  if (status < 400) return NO_ANSWER;
  return `Un servicio entre tu teléfono y la tienda no dejó pasar la consulta (error ${status}). Prueba desde otra red o escríbenos.`;
}

/** A finished raffle's page calls no API by itself, so the token may still be missing. */
async function ownHeader(raffleId: string): Promise<Record<string, string>> {
  if (!hasXsrfCookie()) {
    await fetch(resultKey(raffleId), { signal: timeoutSignal(TIMEOUT_MS) });
  }
  return xsrfHeader();
}

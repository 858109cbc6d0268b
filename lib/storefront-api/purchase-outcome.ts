import type { PurchaseOutcome } from '@/lib/raffle/purchase';

export type AskResult =
  | { ok: true; outcome: PurchaseOutcome }
  /** `unknown-key`: no attempt of this key is known. `no-answer`: ask again later. */
  | { ok: false; reason: 'unknown-key' | 'no-answer' };

const TIMEOUT_MS = 15_000;

/** What became of the purchase that was sent with this key. */
export async function askOutcome(key: string): Promise<AskResult> {
  try {
    const answer = await fetch(`/api/payments/${encodeURIComponent(key)}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = (await answer.json()) as { ok?: boolean; outcome?: PurchaseOutcome };
    if (answer.ok && body.ok === true && body.outcome) return { ok: true, outcome: body.outcome };
    return { ok: false, reason: answer.status === 404 ? 'unknown-key' : 'no-answer' };
  } catch {
    return { ok: false, reason: 'no-answer' };
  }
}

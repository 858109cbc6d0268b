import { fetchOutcome, formOf, keyHeader, paymentsPath, readAnswer } from './purchase';
import type { PurchaseUpload, SendResult } from './purchase';
import { timeoutSignal } from './read-json';
import type { Line } from './try-sending';
import { tokenHeader } from './xsrf';

/** Browsers end a worker that takes longer. */
const LIMIT_MS = 150_000;

/** Of a worker, which has neither XMLHttpRequest nor `document.cookie`. */
export function workerLine(xsrfToken: () => Promise<string | undefined>): Line {
  return {
    ask: fetchOutcome,
    async send(purchase) {
      const answer = await sendByFetch(purchase, await xsrfToken().catch(() => undefined));
      // Here it says that this browser does not let a worker read cookies, nothing of the purchase.
      return !answer.ok && answer.reason === 'forbidden'
        ? { ok: false, reason: 'no-answer' }
        : answer;
    },
  };
}

async function sendByFetch(purchase: PurchaseUpload, token?: string): Promise<SendResult> {
  try {
    const answer = await fetch(paymentsPath(purchase), {
      method: 'POST',
      headers: { ...keyHeader(purchase), ...tokenHeader(token) },
      body: formOf(purchase),
      signal: timeoutSignal(LIMIT_MS),
    });
    return readAnswer(await answer.text());
  } catch {
    return { ok: false, reason: 'no-answer' };
  }
}

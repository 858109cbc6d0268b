import type { Answer } from '@/lib/raffle/answer';
import { fetchOutcome, formOf, keyHeader, paymentsPath, readAnswer } from './purchase';
import type { PurchaseUpload } from './purchase';
import { timeoutSignal } from './read-json';
import { xsrfHeader } from './xsrf';

/** Browsers stop a worker that takes longer. */
const LIMIT_MS = 150_000;

/** For a worker, which has neither XMLHttpRequest nor `document.cookie`. */
export function workerTransport(cookies: () => Promise<string>) {
  return {
    ask: fetchOutcome,
    // Some browsers do not let a worker read cookies.
    send: async (purchase: PurchaseUpload) =>
      sendByFetch(purchase, await cookies().catch(() => '')),
  };
}

async function sendByFetch(purchase: PurchaseUpload, cookies: string): Promise<Answer> {
  try {
    const answer = await fetch(paymentsPath(purchase), {
      method: 'POST',
      headers: { ...keyHeader(purchase), ...xsrfHeader(cookies) },
      body: formOf(purchase),
      signal: timeoutSignal(LIMIT_MS),
    });
    const { status, headers } = answer;
    return readAnswer(await answer.text(), { status, retryAfter: headers.get('retry-after') });
  } catch {
    return { kind: 'no-answer' };
  }
}

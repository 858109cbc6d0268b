import type { Answer } from '@/lib/raffle/answer';
import { fetchAnswer, fetchOutcome, uploadOf, type PurchaseUpload } from './purchase';

/** Browsers stop a worker that takes longer. */
const LIMIT_MS = 150_000;

/** For a worker, which has neither XMLHttpRequest nor `document.cookie`. */
export const workerTransport = { ask: fetchOutcome, send: sendByFetch };

async function sendByFetch(purchase: PurchaseUpload): Promise<Answer> {
  const { path, headers, body } = uploadOf(purchase);
  const init = { method: 'POST', headers: { ...headers, ...(await xsrfHeader()) }, body };
  return fetchAnswer(path, init, LIMIT_MS);
}

/** Some browsers do not let a worker read cookies. */
export async function xsrfHeader(): Promise<Record<string, string>> {
  const cookies = await (globalThis as { cookieStore?: CookieStore }).cookieStore?.getAll();
  const own = cookies?.find(({ name }) => name?.endsWith('shop-XSRF-TOKEN'));
  return { 'X-XSRF-TOKEN': own?.value ?? 'no-cookie' };
}

import { randomUUID } from 'node:crypto';
import { MAX_RECEIPT_BYTES } from '@/lib/platform/http/receipt-folder';
import { PURCHASE_PARTS } from '@/lib/raffle/purchase';

const PATIENCE_MS = 60_000;
const NO_RAFFLE = '0'.repeat(24);

/**
 * Checks from outside what stands in front of the shop, and returns the faults. Sends an empty purchase with the largest
 * receipt, as a browser would: the shop refuses it and stores nothing.
 * @param health the shop's answer to `/api/health`
 */
export async function checkProxies(siteUrl: string, health: Response): Promise<string[]> {
  const { host } = new URL(siteUrl);
  const heard = (await bodyOf(health))?.host;
  const faults = [];
  if (typeof heard === 'string' && !isSameHost(siteUrl, heard)) {
    faults.push(
      `SITE_URL: a proxy changes Host from ${host} to ${heard}: make it pass Host on (DEPLOY.md, "What stands before the shop")`,
    );
  }
  const purchase = await sendEmptyPurchase(siteUrl);
  const answer = purchase && (await bodyOf(purchase));
  if (!purchase) {
    faults.push(
      'SITE_URL: a purchase with a receipt of 15 MB gets no answer: something cuts it off',
    );
  } else if (answer?.reason === 'forbidden') {
    faults.push(
      'SITE_URL: every purchase is refused: a proxy changes Sec-Fetch-Site or drops X-XSRF-TOKEN',
    );
  } else if (typeof answer?.reason !== 'string') {
    faults.push(
      `SITE_URL: a purchase with a receipt of 15 MB is answered ${purchase.status} by something before the shop: make it pass on POSTs of up to 20 MB below /api/`,
    );
  }
  return faults;
}

/** Ignores capitals and the scheme's default port. */
function isSameHost(siteUrl: string, heard: string): boolean {
  const url = `${new URL(siteUrl).protocol}//${heard}`;
  return URL.canParse(url) && new URL(url).host === new URL(siteUrl).host;
}

async function sendEmptyPurchase(siteUrl: string): Promise<Response | null> {
  const form = new FormData();
  form.set(PURCHASE_PARTS.field, '{}');
  form.set(PURCHASE_PARTS.file, new Blob([new Uint8Array(MAX_RECEIPT_BYTES)]), 'check');
  return fetch(`${siteUrl}/api/raffles/${NO_RAFFLE}/payments`, {
    method: 'POST',
    body: form,
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      origin: siteUrl,
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': 'no-cookie',
      'idempotency-key': randomUUID(),
    },
  }).catch(() => null);
}

async function bodyOf(answer: Response): Promise<Record<string, unknown> | null> {
  return answer.json().then(
    (body: unknown) => (typeof body === 'object' ? (body as Record<string, unknown>) : null),
    () => null,
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const PATIENCE_MS = 20_000;

const create = { width: 300, height: 500, channels: 3, background: '#888' };
const picture = await sharp({ create }).jpeg().toBuffer();

/** Returns `null` for a lost connection. */
export function openClient(shop, raffleId, address) {
  const from = { 'x-forwarded-for': address };
  let token = null;

  async function takeToken(signal) {
    const address = `${shop.origin()}/api/raffles/${raffleId}`;
    const answer = await fetch(address, { headers: from, signal });
    token = /XSRF-TOKEN=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
    await answer.arrayBuffer();
  }

  const send = ({ key, request }, goneAfterMs = PATIENCE_MS) =>
    within(goneAfterMs, async (signal) => {
      if (!token) await takeToken(signal);
      const body = new FormData();
      body.set('data', JSON.stringify(request));
      body.set('receipt', new Blob([picture], { type: 'image/jpeg' }), 'recibo.jpg');
      const answer = await fetch(`${shop.origin()}/api/raffles/${raffleId}/payments`, {
        method: 'POST',
        body,
        signal,
        headers: {
          ...from,
          'idempotency-key': key,
          'x-xsrf-token': token ?? '',
          cookie: `shop-XSRF-TOKEN=${token}`,
          'sec-fetch-site': 'same-origin',
        },
      });
      return { status: answer.status, ...(await answer.json()) };
    });

  const ask = ({ key }) =>
    within(PATIENCE_MS, async (signal) => {
      const address = `${shop.origin()}/api/payments/${key}`;
      const answer = await fetch(address, { signal, headers: from });
      return { status: answer.status, ...(await answer.json()) };
    });

  return { send, ask };
}

/** Node 20's `fetch` sometimes never settles when it is aborted while it writes its body. */
async function within(ms, call) {
  const gone = new AbortController();
  const timer = setTimeout(() => gone.abort(), ms);
  try {
    return await Promise.race([call(gone.signal), sleep(ms + 1000, null, { ref: false })]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const PATIENCE_MS = 20_000;

/** Of each visitor another one: the shop takes one picture for two people at most. */
function pictureOfReceipt() {
  const [r, g, b] = randomBytes(3);
  const create = { width: 300, height: 500, channels: 3, background: { r, g, b } };
  return sharp({ create }).jpeg().toBuffer();
}

/** A lost connection is `null`. */
export function openClient(shop, raffleId, address) {
  const from = { 'x-forwarded-for': address };
  const picture = pictureOfReceipt();
  let token = null;

  async function takeToken() {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const address = `${shop.origin()}/api/raffles/${raffleId}`;
    const answer = await fetch(address, { headers: from, signal });
    token = /XSRF-TOKEN=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
    await answer.arrayBuffer();
  }

  async function send({ key, request }, goneAfterMs = PATIENCE_MS) {
    try {
      if (!token) await takeToken();
      const body = new FormData();
      body.set('data', JSON.stringify(request));
      body.set('receipt', new Blob([await picture], { type: 'image/jpeg' }), 'recibo.jpg');
      const answer = await fetch(`${shop.origin()}/api/raffles/${raffleId}/payments`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(goneAfterMs),
        headers: {
          ...from,
          'idempotency-key': key,
          'x-xsrf-token': token ?? '',
          cookie: `XSRF-TOKEN=${token}`,
          'sec-fetch-site': 'same-origin',
        },
      });
      return { status: answer.status, ...(await answer.json()) };
    } catch {
      return null;
    }
  }

  async function ask({ key }) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const address = `${shop.origin()}/api/payments/${key}`;
      const answer = await fetch(address, { signal, headers: from });
      return { status: answer.status, ...(await answer.json()) };
    } catch {
      return null;
    }
  }

  return { send, ask };
}

import sharp from 'sharp';

const PATIENCE_MS = 20_000;
const receipt = await sharp({
  create: { width: 300, height: 500, channels: 3, background: '#eef' },
})
  .jpeg()
  .toBuffer();

/** The browser's side of the shop's API for one visitor; a lost connection is `null`. */
export function openClient(origin, address) {
  const from = { 'x-forwarded-for': address };
  let token = null;

  /** Every answer of the shop gives the token to who has none. */
  async function takeToken(raffleId) {
    const answer = await fetch(`${origin}/api/raffles/${raffleId}`, { headers: from });
    token = /XSRF-TOKEN=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? null;
    await answer.arrayBuffer();
  }

  async function send({ raffleId, request }, key, goneAfterMs = PATIENCE_MS) {
    try {
      if (!token) await takeToken(raffleId);
      const body = new FormData();
      body.set('data', JSON.stringify(request));
      body.set('receipt', new Blob([receipt], { type: 'image/jpeg' }), 'recibo.jpg');
      const answer = await fetch(`${origin}/api/raffles/${raffleId}/payments`, {
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

  async function ask(key) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(`${origin}/api/payments/${key}`, { signal, headers: from });
      return { status: answer.status, ...(await answer.json()) };
    } catch {
      return null;
    }
  }

  return { send, ask };
}

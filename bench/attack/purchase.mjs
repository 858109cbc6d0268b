import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

/** Three times the promised time: without a guard, there may be no answer at all. */
export const PATIENCE_MS = 45_000;

let people = 0;

/** A new buyer each time, with a picture of noise. */
export async function newPurchase(raffle, changes = {}) {
  const ticket = raffle.tickets.pop();
  const [method] = raffle.shown.methods;
  people += 1;
  return {
    raffleId: raffle.rifid,
    picture: await noise(90, 120),
    request: {
      tickets: [{ id: ticket.tid, number: ticket.numero }],
      method: method.id,
      amount: 5,
      reference: `B${people}-${randomUUID().slice(0, 8)}`,
      name: `Compradora ${people}`,
      nationalId: `V${15_000_000 + people}`,
      phoneCode: '58',
      phone: `414${String(2_000_000 + people)}`,
      address: 'Av. Bolívar, Valencia',
      seen: { price: raffle.shown.price, packs: [], rate: method.rate },
      ...changes,
    },
  };
}

export function noise(width, height) {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width, height, channels: 3, background: '#888', noise: grain };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

export async function send(shop, purchase, { address, key = randomUUID() }) {
  const { raffleId, request, picture } = purchase;
  const body = new FormData();
  body.set('data', JSON.stringify(request));
  body.set('receipt', new Blob([picture]), 'recibo.jpg');
  const startedAt = performance.now();
  try {
    const answer = await fetch(`${shop.origin}/api/raffles/${raffleId}/payments`, {
      method: 'POST',
      body,
      headers: ownHeaders({ address, key }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { outcome, reason, fields } = await answer.json();
    const status = outcome?.state ?? reason;
    return { status, why: outcome?.reason, outcome, fields, ms: performance.now() - startedAt };
  } catch (error) {
    return { status: `no answer (${error.name})`, ms: performance.now() - startedAt };
  }
}

/** The headers that a page of the shop sends from a browser without cookies. */
export function ownHeaders({ address, key }) {
  return {
    'x-forwarded-for': address,
    'x-xsrf-token': 'bench',
    'sec-fetch-site': 'same-origin',
    ...(key && { 'idempotency-key': key }),
  };
}

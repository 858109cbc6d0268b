import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { convertedPriceOf } from '@/lib/raffle/price';
import { seenPrice } from '@/lib/raffle/paid';
import type { Raffle } from '@/lib/raffle/types';

export type Buyer = {
  name: string;
  nationalId: string;
  phone: string;
  address: string;
  reference: string;
};

export const ANA: Buyer = {
  name: 'Ana Pérez',
  nationalId: 'V12345678',
  phone: '4141234567',
  address: 'Valencia',
  reference: '778899',
};

type Answered = { status: number; text: string; headers: string };

/** Buys the first free tickets of a raffle as the payment page does. Returns the unchanged answer. */
export async function buyByApi(
  shop: string,
  raffleId: string,
  buyer: Buyer,
  count = 1,
): Promise<Answered> {
  const raffleUrl = `${shop}/api/raffles/${raffleId}`;
  const list = await fetch(`${raffleUrl}/tickets?limit=50`);
  const { tickets } = (await list.json()) as { tickets: { id: string; number: string }[] };
  const token = /XSRF-TOKEN=([\w-]+)/.exec(list.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const { raffle } = (await (await fetch(raffleUrl)).json()) as {
    raffle: Pick<Raffle, 'price' | 'packs' | 'methods'>;
  };
  const method = raffle.methods[0] ?? { id: '', rate: 1 };
  const form = new FormData();
  const purchase = {
    ...buyer,
    tickets: tickets.slice(0, count).map(({ id, number }) => ({ id, number })),
    method: method.id,
    amount: convertedPriceOf(count, raffle, method.rate),
    phoneCode: '58',
    seen: seenPrice(raffle, method.rate),
  };
  form.set('data', JSON.stringify(purchase));
  form.set('receipt', new Blob([await pictureOfReceipt()], { type: 'image/jpeg' }), 'r.jpg');
  const answer = await fetch(`${raffleUrl}/payments`, {
    method: 'POST',
    headers: {
      cookie: `shop-XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'idempotency-key': randomUUID(),
      origin: shop,
      'sec-fetch-site': 'same-origin',
    },
    body: form,
  });
  const headers = [...answer.headers].map((pair) => pair.join(': ')).join('\n');
  return { status: answer.status, text: await answer.text(), headers };
}

async function pictureOfReceipt(): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 300, height: 400, channels: 3, background: '#eee' } as const;
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { shownRaffle } from '../attack/stage.mjs';
import { openClient } from '../purchases/client.mjs';

const EVERY_MS = 5000;

export async function openBuyer({ shop, raffle, tickets }) {
  const { price, methods } = await shownRaffle(shop, raffle);
  const [{ id: method, rate }] = methods;
  let next = 0;

  async function buy() {
    const number = next++;
    const { tid, numero } = tickets[number % tickets.length];
    const address = `200.9.${number % 250}.${(number / 250) | 0}`;
    const client = openClient({ origin: () => shop.origin }, raffle, address);
    const request = {
      tickets: [{ id: tid, number: numero }],
      method,
      amount: price * rate,
      reference: randomUUID(),
      name: 'Ana',
      nationalId: `V${20_000_000 + number}`,
      phoneCode: '58',
      phone: `414${1_000_000 + number}`,
      address: 'Valencia',
      seen: { price, packs: [], rate },
    };
    const answer = await client.send({ key: randomUUID(), request });
    return answer?.outcome?.state ?? answer?.reason ?? 'no answer';
  }

  return {
    buy,
    async goOn(note, isOver) {
      while (!isOver()) {
        const startedAt = performance.now();
        void buy().then((end) => note('purchase', end, performance.now() - startedAt));
        await sleep(EVERY_MS);
      }
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOfShop } from '../shared/shop-processes.mjs';
import { newPurchase, send } from './purchase.mjs';

const IN_TIME_MS = 15_000;
const PAUSE_MS = 1000;
const LOOK_EVERY_MS = 100;

/** Measures what ordinary buyers notice, one after the other, each with an address of their own. */
export async function withBystanders({ shop, raffle }, work) {
  const felt = { answers: [], megabytes: 0 };
  let isOver = false;
  const until = async (pauseMs, step) => {
    for (let turn = 0; !isOver; turn += 1) {
      await step(turn);
      await sleep(pauseMs);
    }
  };
  const all = Promise.all([
    until(PAUSE_MS, async (turn) => {
      const address = `186.88.${turn >> 8}.${turn & 255}`;
      felt.answers.push(await send(shop, await newPurchase(raffle), { address }));
    }),
    until(LOOK_EVERY_MS, () => {
      const now = Object.values(memoryOfShop(shop.pid())).reduce((sum, one) => sum + one, 0);
      felt.megabytes = Math.max(felt.megabytes, now);
    }),
  ]);
  try {
    return { ...(await work()), felt };
  } finally {
    isOver = true;
    await all;
  }
}

export function isInTime({ status, ms }) {
  return status === 'registered' && ms < IN_TIME_MS;
}

import { readFile } from 'node:fs/promises';
import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const BOMBS = 8;
const NO_RAFFLE = 'f'.repeat(24);

export const pictures = {
  tried: 'AVIF of 64 megapixels in 1.4 kB, 8 for no raffle and 8 for one, from one address',
  async run(stage) {
    const started = await Promise.all([
      throwBombs(stage, { raffleId: NO_RAFFLE }),
      throwBombs(stage, {}),
    ]);
    const answers = started.flat();
    return {
      held: answers.every(isRefused),
      told: `bombs: ${tally(answers.map(({ told }) => told))}`,
    };
  },
};

export async function throwBombs({ shop, raffle }, changes) {
  const picture = await readFile('lib/testing/avif-64-megapixels.avif');
  const bombs = await Promise.all(Array.from({ length: BOMBS }, () => newPurchase(raffle)));
  return Promise.all(
    bombs.map((bomb) => send(shop, { ...bomb, picture, ...changes }, { address: '200.8.1.1' })),
  );
}

function isRefused({ told }) {
  return told === 'not-found' || told === 'image-too-big';
}

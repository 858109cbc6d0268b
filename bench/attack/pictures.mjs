import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const BOMBS = 8;
/** Each takes some seconds of a processor, within the limits of memory and time. */
const COSTLY = 10;
const COSTLY_SHAPE = { width: 8000, height: 6000 };
const NO_RAFFLE = 'f'.repeat(24);

export const pictures = {
  tried:
    'AVIF of 64 megapixels in 1.4 kB, 8 for no raffle and 8 for one, from one address; 10 interlaced PNG of 48 from 10',
  async run(stage) {
    const costly = await costlyPictures();
    const started = await Promise.all([
      throwBombs(stage, { raffleId: NO_RAFFLE }),
      throwBombs(stage, {}),
      throwCostly(stage, costly),
    ]);
    const answers = started.flat();
    return {
      held: answers.every(isRefused),
      summary: `bombs: ${tally(answers.map(({ status }) => status))}`,
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

async function costlyPictures() {
  const made = [];
  for (let index = 0; index < COSTLY; index += 1) {
    const create = { ...COSTLY_SHAPE, channels: 3, background: { r: index, g: 99, b: 99 } };
    made.push(await sharp({ create }).png({ progressive: true, compressionLevel: 1 }).toBuffer());
  }
  return made;
}

async function throwCostly({ shop, raffle }, pictures) {
  const purchases = await Promise.all(pictures.map(() => newPurchase(raffle)));
  return Promise.all(
    pictures.map((picture, index) =>
      send(shop, { ...purchases[index], picture }, { address: `200.8.10.${index}` }),
    ),
  );
}

function isRefused({ status }) {
  return ['not-found', 'not-an-image', 'image-too-big'].includes(status);
}

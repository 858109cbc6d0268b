import { setTimeout as sleep } from 'node:timers/promises';
import { isInTime } from './bystanders.mjs';
import { throwBombs } from './pictures.mjs';
import { newPurchase, send } from './purchase.mjs';
import { keepUploading } from './slow-upload.mjs';
import { readNothing } from './slow-readers.mjs';
import { tally } from './tally.mjs';

const BUYERS = 3;
const ADDRESSES = ['200.8.7.1', '200.8.7.2', '200.8.7.3'];

export const combined = {
  tried: '8 AVIF bombs, 180 slow uploads and 500 slow readers at once, and three buyers at once',
  async run(stage) {
    const { shop, port, raffle } = stage;
    const readers = await readNothing(stage);
    const uploads = keepUploading({
      count: 180,
      port,
      raffleId: raffle.rifid,
      addresses: ADDRESSES,
      bytesPerSecond: 140,
    });
    await sleep(2000);
    const bombs = throwBombs(stage, {});
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) =>
        send(shop, await newPurchase(raffle), { address: `186.92.1.${index}` }),
      ),
    );
    const thrown = await bombs;
    uploads.stop();
    readers.stop();
    const times = answers.map(({ told, ms }) => `${told} after ${Math.round(ms)} ms`);
    return {
      held: answers.every(isInTime),
      told: `bombs: ${tally(thrown.map(({ told }) => told))}; the three: ${times.join(', ')}`,
    };
  },
};

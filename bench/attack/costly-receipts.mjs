import {
  packedTexts,
  png,
  repeatedFrames,
  repeatedScans,
} from '../../lib/testing/hostile-pictures.mjs';
import { newPurchase, send } from './purchase.mjs';
import { tally } from './tally.mjs';

const ADDRESSES = 8;
const REFUSALS = ['image-too-big', 'not-an-image'];

export const costlyReceipts = {
  tried:
    'from each of 8 addresses, one after another: a JPEG of 20,000 scans, a PNG of one pixel by 39 million, one of 200 packed texts, an AVIF of 2,000 frames',
  async run({ shop, raffle }) {
    const pictures = [
      await repeatedScans(20_000),
      png(1, 39_000_000),
      packedTexts(200),
      await repeatedFrames(2000),
    ];
    const answers = await Promise.all(
      Array.from({ length: ADDRESSES }, async (_, index) => {
        const statuses = [];
        for (const picture of pictures) {
          const purchase = { ...(await newPurchase(raffle)), picture };
          statuses.push((await send(shop, purchase, { address: `200.8.11.${index}` })).status);
        }
        return statuses;
      }),
    );
    const statuses = answers.flat();
    return { held: statuses.every((one) => REFUSALS.includes(one)), summary: tally(statuses) };
  },
};

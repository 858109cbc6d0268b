import { setTimeout as sleep } from 'node:timers/promises';
import { newPurchase, noise, send } from './purchase.mjs';
import { keepUploading, multipartOf, slowUpload } from './slow-upload.mjs';

const ADDRESSES = ['200.8.2.1', '200.8.2.2'];
/** 64 kbit/s. */
const POOR_LINE = 8000;
const TRICKLE_MS = 40_000;
const HOLD_MS = 75_000;

export const trickles = {
  tried: '160 uploads at 140 bytes a second from two addresses, begun again as they are closed',
  async run({ port, raffle }) {
    const uploads = keepUploading({ ...upload({ port, raffle }), bytesPerSecond: 140 });
    await sleep(2000);
    const picture = await noise(330, 440);
    const poor = { ...(await newPurchase(raffle)), picture };
    const startedAt = performance.now();
    const slow = slowUpload({
      port,
      raffleId: raffle.rifid,
      address: '186.89.1.1',
      bytesPerSecond: POOR_LINE,
      body: multipartOf(poor),
    });
    const rest = sleep(TRICKLE_MS);
    const answer = await slow.ended;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    await rest;
    uploads.stop();
    const isIn = /"state":"registered"/.test(answer);
    return {
      held: isIn,
      told:
        `${uploads.closed()} of the slow ones closed; a receipt of ${Math.round(picture.length / 1000)} kB over ` +
        `64 kbit/s ${isIn ? 'registered' : 'not registered'} within ${seconds} s`,
    };
  },
};

export const hoarders = {
  tried: '160 uploads at 6 kB a second from two addresses, which are not slow but too many',
  // For 45 s none of them does anything wrong.
  mayBeBusy: true,
  async run({ shop, port, raffle }) {
    const uploads = keepUploading({ ...upload({ port, raffle }), bytesPerSecond: 6000 });
    await sleep(HOLD_MS);
    const before = uploads.closed();
    const purchase = await newPurchase(raffle);
    const late = await send(shop, purchase, { address: '186.89.1.2' });
    uploads.stop();
    return {
      held: late.told === 'registered',
      told: `${before} closed above their share; a buyer after 75 s: ${late.told}`,
    };
  },
};

function upload({ port, raffle }) {
  return { count: 160, port, raffleId: raffle.rifid, addresses: ADDRESSES };
}

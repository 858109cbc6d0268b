import { randomUUID } from 'node:crypto';
import { startRedis } from '../purchases/redis.mjs';
import { startShop } from '../purchases/shop.mjs';
import { newPurchase, send } from './purchase.mjs';

const ADDRESS = '186.94.1.1';

export const redisGone = {
  tried: 'one purchase at two instances, the second time while their Redis is stalled, then gone',
  async run({ demo, folder, port, raffle }) {
    const redis = await startRedis(port + 3);
    const shops = [port + 1, port + 2].map((one) => startShop({ folder, demo, redis, port: one }));
    try {
      await Promise.all(shops.map((shop) => shop.start()));
      const stalled = await sendTwice({ demo, shops, raffle, between: redis.stall });
      redis.resume();
      const gone = await sendTwice({ demo, shops, raffle, between: redis.stop });
      return {
        held: [stalled, gone].every(({ posts, told }) => posts === 1 && told === 'registered'),
        told: `stalled: sent ${stalled.posts} times, told ${stalled.told}; gone: sent ${gone.posts} times, told ${gone.told}`,
      };
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      redis.stop();
    }
  },
};

async function sendTwice({ demo, shops: [first, second], raffle, between }) {
  const purchase = await newPurchase(raffle);
  const key = randomUUID();
  await send(first, purchase, { address: ADDRESS, key });
  between();
  const { told } = await send(second, purchase, { address: ADDRESS, key });
  const match = encodeURIComponent(purchase.request.reference);
  const { requests } = await demo.get(`/__control/requests?match=${match}`);
  return { posts: requests.filter(({ path }) => path.includes('/payments/online')).length, told };
}

import { startShop } from './shop.mjs';

/** Nothing ties a visitor to one of them. */
export function startInstances({ demo, redis, ports }) {
  const shops = ports.map((port) => startShop({ demo, redis, port }));
  let turn = 0;
  let kills = 0;
  return {
    start: () => Promise.all(shops.map((shop) => shop.start())),
    stop: () => Promise.all(shops.map((shop) => shop.stop())),
    origin: () => shops[(turn += 1) % shops.length].origin,
    async killOne() {
      kills += 1;
      await shops[kills % shops.length].killAndRestart();
    },
    kills: () => kills,
  };
}

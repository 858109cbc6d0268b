import { launchShop } from '../shared/launch-shop.mjs';
import { startShop } from '../shared/start-shop.mjs';
import { buildVariant } from './build-variant.mjs';
import { serveLimit } from './serve-limit.mjs';

/** @param {{ without: string[], shops: string[], urls: string[] }} wanted `shops`: `name=folder`; `urls` replace all */
export async function startPages({ without, shops, urls }) {
  const others = [
    ...without.map((name) => [`without ${name}`, buildVariant(name)]),
    ...shops.map((shop) => shop.split('=')),
  ];
  const running = [];
  const stop = async () => {
    for (const each of running.reverse()) await each.stop();
  };
  try {
    const own = await startShop({ tickets: 10_000 });
    running.push(own);
    const pages = [{ name: 'this shop', url: own.raffle }];
    for (const [name, folder] of others) {
      const env = { ADMIN_API_URL: own.adminApi, STOREFRONT_DEMO: '1' };
      const shop = await launchShop({ folder, env });
      running.push(shop);
      pages.push({ name, url: shop.origin + new URL(own.raffle).pathname });
    }
    const limit = await serveLimit(own.raffle);
    running.push(limit);
    const taken = urls.length > 0 ? urls.map((url) => ({ name: url, url })) : pages;
    return { pages: [{ name: 'page by hand', url: limit.url }, ...taken], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

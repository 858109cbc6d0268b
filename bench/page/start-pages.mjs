import { launchShop } from '../shared/launch-shop.mjs';
import { startShop } from '../shared/start-shop.mjs';
import { buyTicket } from './buy-ticket.mjs';
import { serveLimit } from './serve-limit.mjs';
import { serveTextLimit } from './serve-text-limit.mjs';

/**
 * @param {{ shops: string[], page?: string, urls: string[] }} wanted `shops`: `name=folder`; `page`:
 * a path, or `ticket`, in place of a raffle; `urls` replace all
 */
export async function startPages({ shops, page, urls }) {
  const running = [];
  const stop = async () => {
    for (const each of running.reverse()) await each.stop();
  };
  try {
    const own = await startShop({ tickets: 10_000 });
    running.push(own);
    const path = page === 'ticket' ? await buyTicket(own) : page;
    const url = path ? own.origin + path : own.raffle;
    const pages = [{ name: 'this shop', url }];
    for (const [name, folder] of shops.map((shop) => shop.split('='))) {
      const env = { ADMIN_API_URL: own.adminApi, STOREFRONT_DEMO: '1' };
      const shop = await launchShop({ folder, env });
      running.push(shop);
      pages.push({ name, url: shop.origin + new URL(url).pathname });
    }
    const limit = await (path ? serveTextLimit(url) : serveLimit(url));
    running.push(limit);
    const taken = urls.length > 0 ? urls.map((url) => ({ name: url, url })) : pages;
    return { pages: [{ name: 'page by hand', url: limit.url }, ...taken], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../purchases/shop.mjs';

const WATCHED_MS = 8000;
/** Two pages each of the open and the finished raffles, and the requests of the start. */
const MOST_QUESTIONS = 10;

export const endlessList = {
  tried: 'one visit of /sitemap.xml, left at once, over an admin API that ignores the offset',
  async run({ demo, folder, port }) {
    let asked = 0;
    const rifas = Array.from({ length: 200 }, (_, index) => ({
      rifid: String(index).padStart(24, '0'),
      name: 'Moto',
      monto: 5,
    }));
    const admin = createServer((req, res) => {
      asked += 1;
      req.resume().once('end', () => res.end(JSON.stringify({ ok: true, rifas })));
    }).listen(0, '127.0.0.1');
    await once(admin, 'listening');
    const origin = `http://127.0.0.1:${admin.address().port}`;
    const shop = startShop({ folder, demo: { ...demo, origin }, port: port + 1 });
    try {
      await shop.start();
      asked = 0;
      const signal = AbortSignal.timeout(200);
      await fetch(`${shop.origin}/sitemap.xml`, { signal }).catch(() => null);
      await sleep(WATCHED_MS);
      return {
        held: asked <= MOST_QUESTIONS,
        told: `${asked} questions within ${WATCHED_MS / 1000} s`,
      };
    } finally {
      await shop.stop();
      admin.closeAllConnections();
      admin.close();
    }
  },
};

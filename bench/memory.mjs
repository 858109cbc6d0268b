/**
 * Memory of the built shop, process by process, under requests for very many raffles: first some that do not exist,
 * then some that do, then everything visitors ask for. `npm run bench -- memory --minutes 6`, on Linux.
 */
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { whatVisitorsAsk } from './load/what-visitors-ask.mjs';
import { memoryOfShop } from './shared/shop-processes.mjs';
import { startShop } from './shared/start-shop.mjs';

const CONNECTIONS = 20;
// The front's page cache answers all but the first time.
const TIMES = 4;
const REPORTS = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    addresses: { type: 'string', default: '50000' },
    raffles: { type: 'string', default: '3000' },
  },
});
const minutes = Number(values.minutes);

// As behind a load balancer, so that limits by address meet many visitors.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const shop = await startShop({ hasTestControls: true });
const pool = new Pool(shop.origin, { connections: CONNECTIONS });
try {
  const madeUp = (index) => `/rifa/${index.toString(16).padStart(24, 'f')}`;
  await ask('Raffles that do not exist', {
    total: Number(values.addresses) * TIMES,
    minutes: minutes * 0.5,
    pathAt: (index) => madeUp(Math.floor(index / TIMES)),
  });

  const raffles = await makeRaffles(Number(values.raffles));
  const existing = (index) => `/rifa/${raffles[index % raffles.length]}`;
  await ask('Raffles that exist', { minutes: minutes * 0.2, pathAt: existing });

  const shown = await whatVisitorsAsk(shop.raffle);
  const mix = [
    () => '/home',
    () => '/contact',
    existing,
    (index) => madeUp(index + 2 ** 40),
    ...shown.map(
      ([, path]) =>
        () =>
          path,
    ),
    (index) => `/api/raffles/${raffles[index % raffles.length]}/tickets?offset=0&limit=1000`,
    () => '/sitemap.xml',
  ];
  await ask('A bit of everything', {
    minutes: minutes * 0.3,
    pathAt: (index) => mix[index % mix.length](index),
  });
} finally {
  await pool.close();
  await shop.stop();
}

async function ask(title, { total = Infinity, minutes: longest, pathAt }) {
  const startedAt = Date.now();
  const endsAt = startedAt + longest * 60_000;
  const rows = [{ requests: 0, ...memoryOfShop(shop.pid) }];
  const statuses = {};
  let sent = 0;

  async function askOn() {
    while (sent < total && Date.now() < endsAt) {
      const index = sent++;
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: pathAt(index),
        headers: {
          'accept-encoding': 'gzip',
          accept: 'image/webp,*/*',
          'x-forwarded-for': `10.0.${(index >> 8) & 255}.${index & 255}`,
        },
      });
      await body.dump({ limit: Infinity });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      const done = Math.max(sent / total, (Date.now() - startedAt) / (endsAt - startedAt));
      if (done * REPORTS >= rows.length) {
        rows.push({ requests: sent, ...memoryOfShop(shop.pid) });
      }
    }
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(
    `${title}: ${sent} requests, ${Math.round(sent / seconds)} a second; megabytes of each process:`,
  );
  console.table(rows);
  console.log('Answers by status:', statuses);
}

async function makeRaffles(count) {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const answer = await fetch(`${shop.demoOrigin}/__control/raffles`, {
      method: 'POST',
      body: JSON.stringify({ name: `Rifa ${index}`, tickets: 100 }),
    });
    made.push((await answer.json()).rifa.rifid);
  }
  return made;
}

/**
 * Memory of the built shop, process by process, while somebody asks for very many raffles: first for some that do not
 * exist, then for some that do. `npm run bench:memory -- --minutes 6`, on Linux.
 */
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { startShop } from './shared/start-shop.mjs';
import { memoryOfShop } from './shared/shop-processes.mjs';

const CONNECTIONS = 20;
/** Each address is asked for so often in a row: by the front's page cache, but for the first time. */
const TIMES = 4;
const REPORTS = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '6' },
    addresses: { type: 'string', default: '50000' },
    raffles: { type: 'string', default: '3000' },
  },
});

const shop = await startShop({ hasTestControls: true });
const pool = new Pool(shop.origin, { connections: CONNECTIONS });
try {
  const madeUp = Array.from({ length: Number(values.addresses) }, (_, index) =>
    index.toString(16).padStart(24, 'f'),
  );
  await ask('Raffles that do not exist', madeUp, TIMES, 404, Number(values.minutes) * 0.7);
  const raffles = await makeRaffles(Number(values.raffles));
  await ask('Raffles that exist', raffles, Infinity, 200, Number(values.minutes) * 0.3);
} finally {
  await pool.close();
  await shop.stop();
}

async function ask(title, ids, times, wanted, minutes) {
  const total = ids.length * times;
  const startedAt = Date.now();
  const endsAt = startedAt + minutes * 60_000;
  const rows = [{ requests: 0, addresses: 0, ...memoryOfShop(shop.pid) }];
  let sent = 0;

  async function askOn() {
    while (sent < total && Date.now() < endsAt) {
      const index = sent++;
      const turn = times === Infinity ? index : Math.floor(index / times);
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path: `/rifa/${ids[turn % ids.length]}`,
        headers: { 'accept-encoding': 'gzip' },
      });
      await body.dump();
      if (statusCode !== wanted) throw new Error(`Answer ${statusCode} after ${index} requests`);
      noteProgress(Math.min(turn + 1, ids.length));
    }
  }

  function noteProgress(addresses) {
    const done = Math.max(sent / total, (Date.now() - startedAt) / (endsAt - startedAt));
    if (done * REPORTS < rows.length) return;
    rows.push({ requests: sent, addresses, ...memoryOfShop(shop.pid) });
  }

  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  const perSecond = Math.round((sent / (Date.now() - startedAt)) * 1000);
  console.log(`${title}: ${sent} requests, ${perSecond} a second; megabytes of each process:`);
  console.table(rows);
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

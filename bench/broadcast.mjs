/**
 * Cost of visitors who all come from one broadcast, layer by layer. Each opens the raffle like a phone with an empty
 * cache and stays a minute while the grid polls for news. `npm run bench -- broadcast --visitors 1000 --seconds 60`
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { requestsOfOneVisit } from './broadcast/one-visit.mjs';
import { quantile } from './shared/quantile.mjs';
import { memoryOfShop, shopProcesses } from './shared/shop-processes.mjs';
import { startShop } from './shared/start-shop.mjs';

const { href: COUNTER } = new URL('./broadcast/count-requests.mjs', import.meta.url);
const STAY_MS = 60_000;
const NEWS_EVERY_MS = 10_000;
const SETTLE_MS = 1500;

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
  },
});
const visitors = Number(values.visitors);
const seconds = Number(values.seconds);

const folder = await mkdtemp(join(tmpdir(), 'raffle-storefront-counts-'));
process.env.COUNTS_FOLDER = folder;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${COUNTER}`;
// As behind a load balancer, so that limits by address apply to each visitor.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const shop = await startShop();
const visit = await requestsOfOneVisit(shop.raffle);
const news = visit.find(({ path }) => path.includes('/tickets?'));
const pool = new Pool(shop.origin, { connections: 100 });
const before = await countsByProcess();
const failures = new Map();
const waits = { page: [], numbers: [] };
console.log('Megabytes before:', memoryOfShop(shop.pid));

const startedAt = Date.now();
const all = [];
while (all.length < visitors) {
  const due = Math.min(visitors, ((Date.now() - startedAt) * visitors) / (seconds * 1000));
  while (all.length < due) all.push(come(addressOf(all.length)));
  await pause(1);
}
const arrivedIn = (Date.now() - startedAt) / 1000;
await Promise.all(all);
await pause(SETTLE_MS);

console.log('Megabytes after:', memoryOfShop(shop.pid));
console.log(`The last visitor came after ${arrivedIn.toFixed(1)} s`);
for (const [what, all] of Object.entries(waits)) {
  const [median, most] = [0.5, 0.99].map((share) => Math.round(quantile(all, share)));
  console.log(`${what}: ${all.length} answers, median ${median} ms, 99 of 100 within ${most} ms`);
}
if (failures.size > 0) console.log('Not answered by 200:', Object.fromEntries(failures));
report(before, await countsByProcess());
await pool.close();
await shop.stop();
await rm(folder, { recursive: true, force: true });

/** A client of its own for each visitor, so that limits by address count as they do in the field. */
function addressOf(index) {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}

async function come(address) {
  const [page, ...rest] = visit;
  await timed('page', () => ask(page, address));
  await Promise.all(rest.map((asked) => ask(asked, address)));
  for (let asked = NEWS_EVERY_MS; asked <= STAY_MS; asked += NEWS_EVERY_MS) {
    await pause(NEWS_EVERY_MS);
    await timed('numbers', () => ask(news, address));
  }
}

async function timed(what, call) {
  const calledAt = performance.now();
  await call();
  waits[what].push(performance.now() - calledAt);
}

async function ask({ path, headers }, address) {
  const { statusCode, body } = await pool.request({
    method: 'GET',
    path,
    headers: {
      ...headers,
      'accept-encoding': 'gzip, deflate, br',
      'x-forwarded-for': address,
    },
  });
  await body.dump({ limit: Infinity });
  if (statusCode !== 200) {
    const what = `${statusCode} ${path.split('?')[0]}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
  }
}

/** Picture processes count nothing: they have no HTTP server and no `NODE_OPTIONS`. */
async function countsByProcess() {
  const counted = await readdir(folder);
  const read = shopProcesses(shop.pid)
    .filter(({ pid }) => counted.includes(`${pid}.json`))
    .map(async ({ name, pid }) => [
      name,
      JSON.parse(await readFile(join(folder, `${pid}.json`), 'utf8')),
    ]);
  return Object.fromEntries(await Promise.all(read));
}

function report(from, to) {
  console.log(`${visitors} visitors in ${seconds} s, each stays ${STAY_MS / 1000} s`);
  for (const layer of ['front', 'Next', 'demo']) {
    const rows = Object.entries(to[layer])
      .map(([kind, { requests, bytes }]) => ({
        kind,
        requests: requests - (from[layer][kind]?.requests ?? 0),
        kilobytes: Math.round((bytes - (from[layer][kind]?.bytes ?? 0)) / 1024),
      }))
      .filter(({ requests }) => requests > 0)
      .sort((one, other) => other.requests - one.requests);
    const sum = (field) => rows.reduce((total, row) => total + row[field], 0);
    console.log(`${layer}: ${sum('requests')} requests, ${sum('kilobytes')} kB sent`);
    console.table(rows);
  }
}

/**
 * Memory of the built shop, process by process, while one visitor after another looks around and buys.
 * `npm run bench -- memory --minutes 120`, on Linux. Exits with 1 if Next still grows at the end or needs too much.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { newPurchase, noise, send } from './attack/purchase.mjs';
import { openStage } from './attack/stage.mjs';
import { freePort } from '../dist/server/launch/free-port.js';
import { memoryOfShop } from './shared/shop-processes.mjs';

const RAFFLES = 40;
const ROWS = 24;
/** Promised megabytes: of Next at the end, and of its growth in the last quarter of the run. */
const LARGEST = 350;
const GROWTH = 20;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    /** Visitors a minute. */
    visitors: { type: 'string', default: '20' },
  },
});
const minutes = Number(values.minutes);
const total = Math.round(minutes * Number(values.visitors));

const stage = await openStage(await freePort());
const rows = [];
const failures = {};
try {
  const raffles = [];
  for (let index = 0; index < RAFFLES; index += 1) raffles.push(await stage.openRaffle(600));
  const pictures = await Promise.all([noise(900, 1600), noise(1200, 1600), noise(700, 900)]);
  const { origin, pid } = stage.shop;

  async function look(path, address) {
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': address };
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status >= 500) count(`${answer.status} ${path.split('/')[1]}`);
  }

  async function visit(index) {
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const raffle = raffles[index % RAFFLES];
    const madeUp = index.toString(16).padStart(24, 'f');
    await look('/home', address);
    const page = `/rifa/${raffle.rifid}`;
    await look(page, address);
    await look(`/api/raffles/${raffle.rifid}/tickets?offset=0&limit=1000`, address);
    await look(`/rifa/${madeUp}`, address);
    const purchase = await newPurchase(raffle);
    purchase.picture = pictures[index % pictures.length];
    const { status, outcome } = await send(stage.shop, purchase, { address });
    if (status !== 'registered') return count(`purchase: ${status}`);
    await look(outcome.ticketPath, address);
  }

  const visits = new Set();
  const startedAt = performance.now();
  for (let index = 0; index < total; index += 1) {
    await sleep(startedAt + (index / total) * minutes * 60_000 - performance.now());
    const going = visit(index).finally(() => visits.delete(going));
    visits.add(going);
    if (index % Math.ceil(total / ROWS) === 0) note(index);
  }
  await Promise.all(visits);
  note(total);

  function note(index) {
    rows.push({ visitors: index, ...memoryOfShop(pid()) });
    console.log(JSON.stringify(rows.at(-1)));
  }
} finally {
  await stage.stop();
}
console.table(rows);
console.log('Failures:', failures);
const last = rows.slice(Math.floor(rows.length * 0.75)).map(({ Next }) => Next);
const growth = last.at(-1) - last[0];
console.log(`Next grew by ${growth} MB in the last quarter, to ${last.at(-1)} MB.`);
process.exitCode = growth > GROWTH || last.at(-1) > LARGEST ? 1 : 0;

function count(failure) {
  failures[failure] = (failures[failure] ?? 0) + 1;
}

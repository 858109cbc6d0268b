/**
 * How soon a draw is answered, over each open raffle of the demo with at least a thousand numbers: one after another,
 * then eight visitors at once. `npm run bench:draw -- --draws 40`
 */
import { parseArgs } from 'node:util';
import { loadOfMachine } from './shared/load-of-machine.mjs';
import { median, quantile } from './shared/quantile.mjs';
import { startShop } from './shared/start-shop.mjs';

const QUANTITIES = [1, 5, 20, 49];
const LEAST_NUMBERS = 1000;
const AT_ONCE = 8;
const WANTED_MS = 300;

const { values } = parseArgs({ options: { draws: { type: 'string', default: '40' } } });
const draws = Number(values.draws);

// As behind a balancer: the limit by address meets each draw.
process.env.TRUSTED_PROXIES = '127.0.0.1';
const shop = await startShop();
let visitor = 0;
const rows = [];
for (const { rifid, total } of await openRaffles()) {
  for (const quantity of QUANTITIES) {
    await draw(rifid, quantity);
    const alone = await drawMany(rifid, quantity, 1);
    const together = await drawMany(rifid, quantity, AT_ONCE);
    rows.push({
      numbers: total,
      drawn: quantity,
      median: median(alone),
      p95: quantile(alone, 0.95),
      [`median of ${AT_ONCE} at once`]: median(together),
      [`p95 of ${AT_ONCE} at once`]: quantile(together, 0.95),
    });
  }
}
await shop.stop();
console.log(
  `Draws, ms (${draws} each; wanted: ${WANTED_MS}). Load of the machine: ${loadOfMachine()}`,
);
console.table(rows);

async function openRaffles() {
  const { rifas } = await ask('/rifas/query', { desde: 0, hasta: 50, abierta: true });
  const sized = rifas.map(async ({ rifid, estado }) => {
    const { total } = await ask('/tickets/query', { rifa: rifid, desde: 0, hasta: 1 });
    return { rifid, total, isPending: estado === 'Pendiente' };
  });
  return (await Promise.all(sized)).filter(
    ({ total, isPending }) => total >= LEAST_NUMBERS && !isPending,
  );
}

async function ask(path, body) {
  const answer = await fetch(`${shop.adminApi}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function drawMany(rifid, quantity, atOnce) {
  const times = [];
  while (times.length < draws) {
    times.push(...(await Promise.all(Array.from({ length: atOnce }, () => draw(rifid, quantity)))));
  }
  return times;
}

async function draw(rifid, quantity) {
  visitor += 1;
  const startedAt = performance.now();
  const answer = await fetch(`${shop.origin}/api/raffles/${rifid}/draw?quantity=${quantity}`, {
    headers: { 'x-forwarded-for': `10.2.${visitor >> 8}.${visitor & 255}` },
  });
  const { tickets } = await answer.json();
  if (tickets?.length !== quantity) throw new Error(`${answer.status}: not ${quantity} numbers`);
  return Math.round(performance.now() - startedAt);
}

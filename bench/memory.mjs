/**
 * Memory of the front while somebody asks for very many addresses that do not exist. `npm run bench:memory`, on Linux.
 */
import { readFile } from 'node:fs/promises';
import { Pool } from 'undici';
import { startShop } from './shared/start-shop.mjs';

const REQUESTS = 200_000;
const PATHS = 50_000;
const CONNECTIONS = 20;
const REPORTS = 10;

const shop = await startShop();
const pool = new Pool(shop.origin, { connections: CONNECTIONS });
const statuses = new Map();
const report = [];
let sent = 0;

await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
const real = await fetch(shop.raffle);
await pool.close();
await shop.stop();
console.log(`${REQUESTS} requests to ${PATHS} addresses:`, Object.fromEntries(statuses));
console.log(`A real raffle afterwards: ${real.status}`);
console.table(report);

async function askOn() {
  while (sent < REQUESTS) {
    const index = sent++;
    const path = `/rifa/${(index % PATHS).toString(16).padStart(24, 'f')}`;
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'gzip' },
    });
    await body.dump();
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if ((index + 1) % (REQUESTS / REPORTS) === 0) {
      report.push({ requests: index + 1, 'front, MB': await residentMegabytes(shop.pid) });
    }
  }
}

async function residentMegabytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Memory of the front while somebody asks for very many raffles that do not exist. `npm run bench:memory`, on Linux. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'undici';

const REQUESTS = 200_000;
const PATHS = 50_000;
const CONNECTIONS = 20;
const REPORTS = 10;

const front = fork(fileURLToPath(new URL('./shared/front-alone.mjs', import.meta.url)));
const [port] = await once(front, 'message');
const pool = new Pool(`http://127.0.0.1:${port}`, { connections: CONNECTIONS });
let sent = 0;

console.log(
  `${REQUESTS} requests to ${PATHS} addresses; megabytes of the front, and of what it is fed by:`,
);
await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
await pool.close();
front.disconnect();

async function askOn() {
  while (sent < REQUESTS) {
    const index = sent++;
    const { statusCode, body } = await pool.request({
      method: 'GET',
      path: `/rifa/${(index % PATHS).toString(16).padStart(24, 'f')}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    await body.dump();
    if (statusCode !== 404) throw new Error(`Answer ${statusCode} after ${index} requests`);
    if ((index + 1) % (REQUESTS / REPORTS) === 0) console.log(index + 1, await megabytes());
  }
}

async function megabytes() {
  const status = await readFile(`/proc/${front.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

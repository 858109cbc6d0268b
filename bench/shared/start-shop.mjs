import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The built shop over a demo admin API of its own, as `npm start` starts it, and the address of an open raffle with a
 * cover and at least so many numbers; `withoutFront` is the same page from the `next start` behind the front.
 * @param {{ hasTestControls?: boolean, tickets?: number }} [wanted]
 * @returns {Promise<{ origin: string, raffle: string, withoutFront: string, demoOrigin: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startShop({ hasTestControls = false, tickets = 0 } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'raffle-storefront-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DEMO_API_DATA: data,
      DEMO_API_TEST_CONTROLS: hasTestControls ? '1' : '',
      LOG_LEVEL: 'silent',
    },
  });
  let adminApi = '';
  let next = '';
  for await (const line of createInterface({ input: child.stdout })) {
    next ||= /Local:\s+(\S+)/.exec(line)?.[1] ?? '';
    adminApi = /Demo admin API: (\S+)/.exec(line)?.[1] ?? '';
    if (adminApi) break;
  }
  child.stdout.resume();
  const origin = `http://127.0.0.1:${port}`;
  const path = `/rifa/${await raffleWithCover(adminApi, tickets)}`;
  return {
    origin,
    raffle: origin + path,
    withoutFront: next + path,
    demoOrigin: new URL(adminApi).origin,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function raffleWithCover(adminApi, tickets) {
  const { rifas } = await ask(`${adminApi}/rifas/query`, { desde: 0, hasta: 50, abierta: true });
  for (const { rifid, portada } of rifas) {
    const { total } = await ask(`${adminApi}/tickets/query`, { rifa: rifid, desde: 0, hasta: 1 });
    if (portada && total >= tickets) return rifid;
  }
  throw new Error(`The demo has no open raffle of ${tickets} numbers with a cover`);
}

async function ask(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * The built shop over a demo admin API of its own, as `npm start` starts it, and the address of an open raffle with a
 * cover.
 * @param {{ hasTestControls?: boolean }} [options]
 * @returns {Promise<{ origin: string, raffle: string, demoOrigin: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startShop({ hasTestControls = false } = {}) {
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
  for await (const line of createInterface({ input: child.stdout })) {
    adminApi = /Demo admin API: (\S+)/.exec(line)?.[1] ?? '';
    if (adminApi) break;
  }
  child.stdout.resume();
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    raffle: `${origin}/rifa/${await raffleWithCover(adminApi)}`,
    demoOrigin: new URL(adminApi).origin,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function raffleWithCover(adminApi) {
  const answer = await fetch(`${adminApi}/rifas/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ desde: 0, hasta: 50, abierta: true }),
  });
  const { rifas } = await answer.json();
  return rifas.find(({ portada }) => portada).rifid;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

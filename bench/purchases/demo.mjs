import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { payDirectly } from './pay-directly.mjs';

/** Long enough that two simultaneous purchases of one buyer collide unless something prevents it. */
const ROUND_TRIP_MS = 300;
const SELLER_ID = '5f3a9c1e7b2d4a0016c8e501';

export async function startDemo(generation = 2) {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-demo-'));
  const main = path.resolve('dist/demo-api/main.js');
  const args = ['--port', '0', '--data', data, '--seed', 'none', '--test-controls'];
  const kind = ['--generation', String(generation), '--round-trip', String(ROUND_TRIP_MS)];
  const child = spawn(process.execPath, [main, ...args, ...kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await originOf(child);

  async function call(method, address, body) {
    const answer = await fetch(origin + address, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status}`);
    return answer.json();
  }

  return {
    origin,
    generation,
    sellerId: SELLER_ID,
    get: (address) => call('GET', address),
    post: (address, body) => call('POST', address, body),
    async purchases(rifids) {
      const all = [];
      for (const rifid of rifids) {
        const { purchases } = await call('GET', `/__control/raffles/${rifid}/purchases`);
        all.push(...purchases);
      }
      return all;
    },
    pay: (rifid, ticket, buyer) =>
      payDirectly({ origin, rifid, ticket, buyer, sellerId: SELLER_ID, generation }),
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill();
        await ended;
      }
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function originOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (\S+)/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('The demo admin API did not start');
}

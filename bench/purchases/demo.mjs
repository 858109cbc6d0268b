import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The demo admin API with its control doors, on an empty database. */
export async function startDemo() {
  const data = await mkdtemp(path.join(tmpdir(), 'bench-demo-'));
  const main = path.resolve('dist/demo-api/main.js');
  const args = [main, '--port', '0', '--data', data, '--seed', 'none', '--test-controls'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
    get: (address) => call('GET', address),
    post: (address, body) => call('POST', address, body),
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
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

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoControl } from '@/lib/testing/demo-control';

export type OwnShop = {
  url: string;
  demo: DemoApi;
  /** What its processes have written so far. */
  log: () => string;
  /** The storefront's launcher. */
  launcher: ChildProcess;
  stop: () => Promise<void>;
};

export type OwnShopOptions = {
  /** On top of those of the demo. */
  variables?: Record<string, string>;
  /** What the admin API, which has no raffles, is given or suffers before the storefront first asks. */
  prepare?: (admin: DemoControl) => Promise<unknown>;
};

/** A whole shop for one story: an admin API of its own behind a storefront that has seen no page yet. */
export async function startShop({ variables, prepare }: OwnShopOptions = {}): Promise<OwnShop> {
  const demo = await startDemoApi();
  await prepare?.(demo.control);
  const port = await freePort();
  const child = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_API_URL: demo.apiUrl,
      ADMIN_API_TOKEN: demo.token,
      WHATSAPP_API_URL: demo.origin,
      WHATSAPP_SESSION_ID: 'demo',
      WHATSAPP_SELLER_NUMBER: '584140000000',
      ...variables,
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await answers(`${url}/contact`))) await setTimeout(200);
  if (child.exitCode !== null) {
    await demo.stop();
    throw new Error(`The shop ended with ${child.exitCode} at its start:\n${written}`);
  }
  return {
    url,
    demo,
    log: () => written,
    launcher: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await demo.stop();
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port was given');
  return address.port;
}

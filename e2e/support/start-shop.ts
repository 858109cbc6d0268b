import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { startDemoApi, type DemoApi } from '@/lib/testing/demo-api';
import type { DemoControl } from '@/lib/testing/demo-control';
import { freePort } from '@/lib/testing/free-port';
import type { TestClock } from '@/lib/testing/test-clock';

export type OwnShop = {
  url: string;
  demo: DemoApi;
  /** The output of its processes so far. */
  log: () => string;
  /** The storefront's launcher. */
  launcher: ChildProcess;
  stop: () => Promise<void>;
};

export type OwnShopOptions = {
  /** Added to those of the demo. */
  variables?: Record<string, string>;
  /** Generation of the admin API's contract; 1 by default. */
  generation?: 1 | 2;
  /** Replaces the machine's clock for storefront and admin API. */
  clock?: TestClock;
  /** Sets up the admin API, which has no raffles, before the storefront's first request. */
  prepare?: (admin: DemoControl) => Promise<unknown>;
};

/** A whole shop for one story: its own admin API and a storefront that has cached no page yet. */
export async function startShop({
  variables,
  generation,
  clock,
  prepare,
}: OwnShopOptions = {}): Promise<OwnShop> {
  const demo = await startDemoApi({ generation, env: clock?.env });
  await prepare?.(demo.control);
  const variablesOfAll = { ...clock?.env, ...variables };
  const storefront = await startStorefront(demo, variablesOfAll).catch(async (error: unknown) => {
    await demo.stop();
    throw error;
  });
  return {
    ...storefront,
    demo,
    async stop() {
      await storefront.stop();
      await demo.stop();
    },
  };
}

/** The storefront alone. Its admin API may be gone. */
export async function startStorefront(
  demo: DemoApi,
  variables: Record<string, string>,
): Promise<Omit<OwnShop, 'demo'>> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/start.mjs'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      ADMIN_API_URL: demo.apiUrl,
      ADMIN_API_TOKEN: demo.token,
      ADMIN_SELLER_ID: demo.sellerId,
      WHATSAPP_API_URL: demo.origin,
      WHATSAPP_SESSION_ID: 'demo',
      WHATSAPP_SELLER_NUMBER: '584140000000',
      // Another story may have had the same port.
      DATA_DIR: 'none',
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
    throw new Error(`The shop exited with ${child.exitCode} while starting:\n${written}`);
  }
  return {
    url,
    log: () => written,
    launcher: child,
    async stop() {
      // Not asked to end: it would first finish its reads of an admin API that a story made silent.
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { DemoControl } from './demo-control';
import { createDemoControl } from './demo-control';
import { freePort } from './free-port';

export type DemoApi = {
  apiUrl: string;
  origin: string;
  token: string;
  sellerId: string;
  control: DemoControl;
  stop(): Promise<void>;
  kill(): Promise<void>;
};

type DemoApiOptions = {
  /** `none` (default) starts in a moment; `full` is the whole shop. */
  seed?: 'none' | 'full';
  /** Generation of the admin API's contract; 1 by default. */
  generation?: 1 | 2;
  testControls?: boolean;
  env?: Record<string, string>;
};

export async function startDemoApi(options: DemoApiOptions = {}): Promise<DemoApi> {
  const { seed = 'none', generation = 1, testControls = true, env = {} } = options;
  const data = await mkdtemp(path.join(tmpdir(), 'demo-api-'));
  const common = ['--data', data, '--seed', seed, '--generation', String(generation)];
  if (testControls) common.push('--test-controls');
  const { child, origin } = await launch([...common, '--port', String(await freePort())], env);

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    apiUrl: `${origin}/api`,
    origin,
    token: 'demo-token',
    sellerId: '5f3a9c1e7b2d4a0016c8e501',
    control: createDemoControl(origin),
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
  };
}

async function launch(
  args: string[],
  env: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const main = path.join(process.cwd(), 'dist', 'demo-api', 'main.js');
  const child = spawn(process.execPath, [main, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (\S+)/.exec(line)?.[1];
    if (origin) return { child, origin };
  }
  throw new Error(`The demo API ended before it listened: ${[main, ...args].join(' ')}`);
}

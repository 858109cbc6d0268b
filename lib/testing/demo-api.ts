import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import type { DemoControl } from './demo-control';
import { createDemoControl } from './demo-control';

export type DemoApi = {
  /** With `/api`, as in ADMIN_API_URL. */
  apiUrl: string;
  origin: string;
  token: string;
  control: DemoControl;
  /** Asks it to end, waits, and removes its data. */
  stop(): Promise<void>;
  /** kill -9; the data stay. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port, after a kill. */
  restart(): Promise<void>;
};

export type DemoApiOptions = {
  /** `none` (the default here) starts in a moment; `full` is the whole shop. */
  seed?: 'none' | 'full';
  /** On by default. */
  testControls?: boolean;
};

/** Starts the compiled demo API (`npm run build:services`) as a process of its own. */
export async function startDemoApi(options: DemoApiOptions = {}): Promise<DemoApi> {
  const { seed = 'none', testControls = true } = options;
  const data = await mkdtemp(path.join(tmpdir(), 'demo-api-'));
  const common = ['--data', data, '--seed', seed, ...(testControls ? ['--test-controls'] : [])];
  let { child, origin } = await launch([...common, '--port', '0']);

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
    control: createDemoControl(origin),
    async stop() {
      await end('SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGKILL');
      ({ child, origin } = await launch([...common, '--port', new URL(origin).port]));
    },
  };
}

async function launch(args: string[]): Promise<{ child: ChildProcess; origin: string }> {
  const main = path.join(process.cwd(), 'dist', 'demo-api', 'main.js');
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /listening on (\S+)/.exec(line)?.[1];
    if (origin) return { child, origin };
  }
  throw new Error(`The demo API ended before it listened: ${[main, ...args].join(' ')}`);
}

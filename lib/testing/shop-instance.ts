import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from './free-port';

export type ShopInstance = {
  origin: string;
  log(): string;
  stop(): Promise<void>;
};

export async function startShopInstance(env: Record<string, string> = {}): Promise<ShopInstance> {
  const port = await freePort();
  const next = path.join(process.cwd(), 'node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: `http://127.0.0.1:${port}`,
      LOG_LEVEL: 'info',
      LAUNCHER_PID: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      written += chunk.toString();
      if (written.includes('Ready in')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The shop ended before it listened:\n${written}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => written,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../dist/server/launch/free-port.js';

/** @param {{ folder?: string, env?: Record<string, string> }} shop with a demo admin API unless `env` names one */
export async function launchShop({ folder = process.cwd(), env = {} }) {
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const [command, ...args] = scripts.start.split(' ');
  if (command !== 'node') throw new Error(`${folder} is not started by node`);
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PORT: String(port), LOG_LEVEL: 'silent' },
  });
  let adminApi = env.ADMIN_API_URL ?? '';
  let isUp = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isUp ||= line.includes('Storefront: ');
    adminApi ||= /Demo admin API: (\S+)/.exec(line)?.[1] ?? '';
    if (isUp && adminApi) break;
  }
  if (!isUp) throw new Error(`The shop in ${folder} did not start`);
  child.stdout.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    adminApi,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { megabytesOf } from '../shared/shop-processes.mjs';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

export async function startNextAlone(adminOrigin) {
  const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_API_URL: `${adminOrigin}/api`,
      LOG_LEVEL: 'silent',
      WITHOUT_FRONT: 'client-limits,page-policy,not-found',
    },
  });
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    origin ||= /Local:\s+(\S+)/.exec(line)?.[1] ?? '';
    if (/Ready/.test(line)) break;
  }
  child.stdout.resume();
  return {
    origin,
    megabytes: () => megabytesOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const STARTED_AFTER_MS = 10_000;

export const nextAlone = {
  tried: '`next start` by itself, which believes every X-Forwarded-For',
  async run({ demo, folder, port }) {
    const child = spawn(process.execPath, [NEXT, 'start', '-H', '127.0.0.1', '-p', `${port + 1}`], {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production', ADMIN_API_URL: `${demo.origin}/api` },
    });
    const ended = once(child, 'exit');
    const first = await Promise.race([ended, sleep(STARTED_AFTER_MS, null)]);
    if (first) return { held: first[0] === 78, told: `ended with ${first[0]}` };
    const answer = await fetch(`http://127.0.0.1:${port + 1}/contact`);
    const hasPolicy = answer.headers.has('content-security-policy');
    child.kill('SIGKILL');
    await ended;
    return { held: false, told: `it serves, ${hasPolicy ? 'with' : 'without'} a policy` };
  },
};

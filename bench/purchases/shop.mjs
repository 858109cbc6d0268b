import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { TIMINGS } from './timings.mjs';

export function startShop({ demo, redis, port }) {
  const log = path.join(tmpdir(), `bench-shop-${port}.log`);
  const origin = `http://127.0.0.1:${port}`;
  let child = null;

  async function start() {
    const output = openSync(log, 'a');
    child = spawn(process.execPath, ['server/start.mjs'], {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        PAYMENT_ANSWER_MS: String(TIMINGS.answerMs),
        PAYMENT_SETTLE_MS: String(TIMINGS.settleMs),
        PORT: String(port),
        ADMIN_API_URL: `${demo.origin}/api`,
        ADMIN_API_TOKEN: 'demo-token',
        ADMIN_SELLER_ID: demo.sellerId,
        ...(redis && {
          REDIS_URL: redis.url,
          TICKET_SECRET: 'of-the-campaign-and-of-nobody-else-at-all',
        }),
        TRUSTED_PROXIES: '127.0.0.0/8,::1',
        WHATSAPP_API_URL: demo.origin,
        WHATSAPP_SESSION_ID: 'bench',
        WHATSAPP_SELLER_NUMBER: '584140000000',
      },
    });
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`The shop did not start, see ${log}`);
      await sleep(100);
    }
  }

  const answers = () =>
    fetch(`${origin}/api/nothing`, { signal: AbortSignal.timeout(2000) }).then(
      (answer) => answer.status === 404,
      () => false,
    );

  async function end(signal) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    origin,
    log,
    pid: () => child.pid,
    start,
    stop: () => end('SIGTERM'),
    async killAndRestart() {
      await end('SIGKILL');
      await sleep(300);
      await start();
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Short, so that what has to be waited for is over soon; the protocol is the same. */
const TIMINGS = { PAYMENT_ANSWER_MS: '2000', PAYMENT_SETTLE_MS: '3000' };

/** The built shop of a folder, through its own launcher and front. */
export function startShop({ folder, demo, port }) {
  const log = path.join(tmpdir(), `bench-shop-${port}.log`);
  const origin = `http://127.0.0.1:${port}`;
  let child = null;
  let restarts = 0;

  async function start() {
    const output = openSync(log, 'a');
    child = spawn(process.execPath, ['server/start.mjs'], {
      cwd: folder,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...TIMINGS,
        PORT: String(port),
        ADMIN_API_URL: `${demo.origin}/api`,
        // Each visitor has an address of their own.
        TRUSTED_PROXIES: '127.0.0.0/8,::1',
        ADMIN_API_TOKEN: 'demo-token',
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
    pid: () => child.pid,
    log,
    start,
    stop: () => end('SIGTERM'),
    /** kill -9 in the middle of everything, and up again. */
    async killAndRestart() {
      restarts += 1;
      await end('SIGKILL');
      await sleep(300);
      await start();
    },
    restarts: () => restarts,
  };
}

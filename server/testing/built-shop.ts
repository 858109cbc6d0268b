import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../lib/testing/free-port';
import { LOOPBACK } from '../launch/free-port';
import { untilAnswers } from '../launch/until-answers';
import { nextCommand } from '../launch/next-command';

export type BuiltShop = { origin: string; stop: () => Promise<void> };

export async function startBuiltShop(): Promise<BuiltShop> {
  const port = await freePort();
  const child = spawn(process.execPath, nextCommand('start', { host: LOOPBACK, port }), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ADMIN_API_URL: `http://${LOOPBACK}:9/api`,
      LAUNCHER_PID: '1',
    },
    stdio: 'ignore',
  });
  const origin = `http://${LOOPBACK}:${port}`;
  await untilAnswers(() => `${origin}/favicon.ico`);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

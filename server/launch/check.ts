import { createInterface } from 'node:readline';
import { nextCommand } from './next-command';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import { isGreeting } from './log-lines';
import { readSettings, settingsForShop } from './settings';
import { supervise } from './supervise';

/** The checks are in the shop (`lib/checks/run-checks.ts`), which runs only inside Next. */
async function start() {
  const args = nextCommand('start', { host: LOOPBACK, port: await freePort() });
  const settings = settingsForShop(readSettings(process.env));
  const env = { NODE_ENV: 'production', ...settings, STOREFRONT_CHECK: '1', LOG_LEVEL: 'silent' };
  const next = startNode({ args, env, output: 'pipe' });
  if (next.stdout) {
    createInterface({ input: next.stdout }).on('line', (line) => {
      if (!isGreeting(line)) console.log(line);
    });
  }
  next.stderr?.pipe(process.stderr);
  return next;
}

void supervise({ name: 'The check', start, isRestarted: false });

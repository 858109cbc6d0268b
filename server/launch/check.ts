import { createInterface } from 'node:readline';
import { nextCommand } from './next-command';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import { isGreeting } from './log-lines';
import { readSettings, settingsForShop } from './settings';

/** The checks are in the shop (`lib/checks/run-checks.ts`), which runs only inside Next. */
async function main(): Promise<void> {
  const next = startNode({
    args: nextCommand('start', { host: LOOPBACK, port: await freePort() }),
    env: {
      NODE_ENV: 'production',
      ...settingsForShop(readSettings(process.env)),
      STOREFRONT_CHECK: '1',
      LOG_LEVEL: 'silent',
    },
    output: 'pipe',
  });
  if (next.stdout) {
    createInterface({ input: next.stdout }).on('line', (line) => {
      if (!isGreeting(line)) console.log(line);
    });
  }
  next.stderr?.pipe(process.stderr);
  next.once('close', (code) => process.exit(code ?? 1));
}

void main();

import { nextCommand } from './next-command';
import { startNode } from './child';
import { freePort, LOOPBACK } from './free-port';
import { readSettings, settingsForShop } from './settings';

/** The checks are in the shop (`lib/checks/full-check.ts`), which runs only inside Next. */
async function main(): Promise<void> {
  const next = startNode({
    args: nextCommand('start', { host: LOOPBACK, port: await freePort() }),
    env: {
      NODE_ENV: 'production',
      ...settingsForShop(readSettings(process.env)),
      STOREFRONT_CHECK: '1',
      LOG_LEVEL: 'silent',
    },
  });
  next.once('exit', (code) => process.exit(code ?? 1));
}

void main();

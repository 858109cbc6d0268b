import { nextCommand } from './next-command';
import { startNode } from './child';
import { startDemoApi } from './demo-api';
import { onSignal, PROCESS_MS, stopInOrder } from './shutdown';
import { supervise } from './supervise';
import { readSettings, settingsForShop } from './settings';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const demo = settings.demo && (await startDemoApi(settings.demo));
  const address = { host: settings.host ?? '0.0.0.0', port: settings.port };
  const env = { ...demo?.env, ...settingsForShop(settings) };
  const next = await supervise({
    name: 'Next',
    start: async () => startNode({ args: nextCommand('dev', address), env }),
    isRestarted: false,
    async onEnd(code) {
      await demo?.stop(PROCESS_MS);
      process.exit(code);
    },
  });
  onSignal(() => stopInOrder({ drain: async () => {}, next, demo }));
  if (demo) console.log(`Demo admin API: ${demo.origin}/api`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

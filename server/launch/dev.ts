import { once } from 'node:events';
import { createDevelopmentFront } from '../http/development-front';
import { nextCommand } from './next-command';
import { createTransformHtml } from '../document/transform-html';
import { startNode } from './child';
import { startDemoApi } from './demo-api';
import { freePort, LOOPBACK } from './free-port';
import { onSignal, PROCESS_MS, stopInOrder } from './shutdown';
import { supervise } from './supervise';
import { readSettings, settingsForShop } from './settings';
import { untilAnswers } from './until-answers';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const demo = settings.demo && (await startDemoApi(settings.demo));
  const address = { host: LOOPBACK, port: await freePort() };
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
  await untilAnswers(() => `http://${LOOPBACK}:${address.port}/favicon.ico`);
  // React shows errors through `eval`, and styles change in place, so they stay in files.
  const transformHtml = createTransformHtml(() => undefined, { sources: ["'unsafe-eval'"] });
  const front = createDevelopmentFront(() => address, transformHtml).listen(
    settings.port,
    settings.host,
  );
  await once(front, 'listening');
  console.log(`Storefront: http://localhost:${settings.port}`);
  if (demo) console.log(`Demo admin API: ${demo.origin}/api`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

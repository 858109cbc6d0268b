import path from 'node:path';
import { startNode } from './launch/child';
import { startDemoApi } from './launch/demo-api';
import { onSignal } from './launch/on-signal';
import { readSettings, settingsForShop } from './launch/settings';

const NEXT = path.join(path.dirname(require.resolve('next/package.json')), 'dist', 'bin', 'next');

/** Plain `next dev`, the demo admin API beside it when there is no other. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const demo = settings.demo && (await startDemoApi(settings.demo));
  if (demo) console.log(`Demo admin API: ${demo.origin}/api`);
  const port = String(settings.port);
  const next = startNode({
    args: [NEXT, 'dev', '-p', port],
    env: { ...demo?.env, ...settingsForShop(settings), PORT: port },
  });
  next.once('exit', async (code) => {
    await demo?.stop(1000);
    process.exit(code ?? 1);
  });
  onSignal(async () => {
    const ended = new Promise((resolve) => next.once('exit', resolve));
    next.kill('SIGTERM');
    await ended;
    await demo?.stop(1000);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

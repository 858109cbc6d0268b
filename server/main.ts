import { once } from 'node:events';
import { FILE_TREES, PACKED_FOLDER } from './files/file-trees';
import { readStaticFiles } from './files/static-files';
import { createFront } from './front/front';
import { createWarn } from './front/warn';
import { changedSinceBuild } from './launch/changed-since-build';
import { startDemoApi } from './launch/demo-api';
import { prepareDrain } from './launch/drain';
import { LOOPBACK } from './launch/free-port';
import { startNext } from './launch/next-server';
import { onSignal } from './launch/on-signal';
import { readSettings, settingsForShop } from './launch/settings';
import { stopInOrder } from './launch/stop-in-order';
import { untilAnswers } from './launch/until-answers';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const demo = settings.demo && (await startDemoApi(settings.demo));
  const next = await startNext({ ...demo?.env, ...settingsForShop(settings) }, async (code) => {
    await demo?.stop(1000);
    process.exit(code);
  });
  const front = createFront({
    upstream: () => ({ host: LOOPBACK, port: next.port() }),
    files: await readStaticFiles(FILE_TREES, PACKED_FOLDER),
    isHttps: settings.isHttps,
    warn: createWarn(),
  });
  const drain = prepareDrain(front);
  onSignal(() => stopInOrder({ drain, next, demo }));

  await untilAnswers(() => `http://${LOOPBACK}:${next.port()}/home`);
  front.listen(settings.port);
  await once(front, 'listening');
  console.log(`Storefront: http://localhost:${settings.port}`);
  if (demo) console.log(`Demo admin API: ${demo.origin}/api`);
  const changed = await changedSinceBuild();
  if (changed) console.error(`${changed} is newer than the build: \`npm run build\` takes it in`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { once } from 'node:events';
import { FILE_TREES, PACKED_FOLDER } from '../http/files/file-trees';
import { readContentFiles, readStaticFiles, styleIn } from '../http/files/static-files';
import { createFront, NO_TICKET } from '../http/front';
import { setFrontContent } from '../http/front-content';
import { readOfflineFiles } from '../http/offline/offline-files';
import { shareChanges, type Changed } from '../cache/changes';
import { createWarn } from '../http/warn';
import { createTransformHtml } from '../document/transform-html';
import { startDemoApi } from './demo-api';
import { prepareDrain, onSignal, PROCESS_MS, stopInOrder, type Running } from './shutdown';
import { LOOPBACK, needFreePort } from './free-port';
import { printJsonLines } from './log-lines';
import { startNext } from './next-server';
import { readSettings, settingsForShop } from './settings';
import { untilAnswers } from './until-answers';

const ADOPT_MS = 2000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // A real shop writes for a log collector, the demo for a person.
  if (settings.demo === null) printJsonLines();
  await needFreePort(settings.port, settings.host);
  let showContent = () => {};
  const firstContent = new Promise<void>((resolve) => (showContent = resolve));
  const demo = settings.demo && (await startDemoApi(settings.demo));
  const next = await startNext({
    env: { ...demo?.env, ...settingsForShop(settings) },
    async onEnd(code) {
      await demo?.stop(PROCESS_MS);
      process.exit(code);
    },
    onContent(content) {
      setFrontContent(content);
      showContent();
    },
  });
  const running: Running = { drain: async () => {}, next, demo };
  onSignal(() => stopInOrder(running));

  // Only then has Next accepted the settings that are used below. Its first page takes a second longer than others.
  await untilAnswers(() => `http://${LOOPBACK}:${next.port()}${NO_TICKET.path}`);
  await firstContent;
  const ours = await readStaticFiles(FILE_TREES, PACKED_FOLDER);
  let files = await withContent();
  const styleOf = styleIn(ours);
  const front = createFront({
    upstream: () => ({ host: LOOPBACK, port: next.port() }),
    files: () => files,
    isHttps: settings.isHttps,
    trustedProxies: settings.trustedProxies,
    transformHtml: createTransformHtml(styleOf, settings),
    warn: createWarn(),
    onChange: (reported) => changes?.tell(reported),
  });
  showContent = () =>
    void withContent()
      .then((read) => {
        files = read;
        front.outdate('all');
      })
      .catch((error: unknown) => console.error('The changed files cannot be read', error));
  running.drain = prepareDrain(front);
  const changes = settings.redisUrl ? shareChanges(settings.redisUrl, adoptChange) : null;
  front.listen(settings.port, settings.host);
  await once(front, 'listening');
  console.log(`Storefront: http://localhost:${settings.port}`);
  if (demo) console.log(`Demo admin API: ${demo.origin}/api`);

  async function withContent() {
    const files = new Map([...ours, ...(await readContentFiles())]);
    return new Map([...files, ...(await readOfflineFiles(files, settings))]);
  }

  /** Another instance was told of it. What this one's Next read before must go first. */
  async function adoptChange(reported: Changed): Promise<void> {
    await fetch(`http://${LOOPBACK}:${next.port()}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.revalidateToken}` },
      body: JSON.stringify(reported === 'all' ? {} : { raffleId: reported }),
      signal: AbortSignal.timeout(ADOPT_MS),
    }).catch(() => undefined);
    front.outdate(reported);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

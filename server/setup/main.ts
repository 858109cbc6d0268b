import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readText } from '@/lib/content/read-text';
import { SetupError } from './env-file';
import { interview } from './interview';
import { isChanged, type Draft } from './question';
import { draftOf, QUESTIONS } from './questions';
import { ENV_FILE, ownersPath, readShop } from './shop';
import { makeFolder, writeFiles } from './write-files';

const SERVERS = '/etc/shop';
/** The answers of an owner who left. */
const SAVED = '.respuestas.json';
const INTRO =
  'Si algo no lo tienes, escribe ninguno; < vuelve a la pregunta anterior. Ctrl-C guarda tus respuestas y sale.';

/** The folder of DEPLOY.md, or one of the owner's own. */
function usualFolder(): string {
  try {
    accessSync(path.dirname(SERVERS), constants.W_OK);
    return SERVERS;
  } catch {
    return path.join(homedir(), 'shop');
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const folder = ownersPath(values.folder ?? usualFolder());
  const draft = draftOf(readShop(folder));
  await askForAll(draft);
  const files = await writeFiles(draft);
  await rm(path.join(folder, SAVED), { force: true });
  console.log(files.length > 0 ? `\nEscribí:\n${files.join('\n')}` : '\nTodo queda como estaba.');
  console.log('\nLa revisión (MAL dice lo que falta para vender):');
  const file = path.join(folder, ENV_FILE);
  await runCheck(file);
  console.log(`
Para verla en esta máquina, en http://localhost:3000 (Ctrl-C la cierra):
cd ${process.cwd()} && LISTEN_HOST=127.0.0.1 node --env-file=${file} server/start.mjs`);
}

async function runCheck(file: string): Promise<void> {
  if (!existsSync('.next/BUILD_ID')) {
    console.log('La primera vez se construye la tienda, en inglés: tarda uno o dos minutos.');
  }
  // The set-up itself has said if Node is out of support.
  const env = { ...process.env, NODE_NO_WARNINGS: '1' };
  await once(
    spawn(process.execPath, ['server/check.mjs', file], { env, stdio: 'inherit' }),
    'exit',
  );
}

async function askForAll(draft: Draft): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new SetupError('Las preguntas se responden en una terminal: abre una y repite.');
  }
  const file = path.join(draft.shop.folder, SAVED);
  const saved = readText(file).text;
  if (saved) Object.assign(draft.answers, JSON.parse(saved) as Draft['answers']);
  const ui = await import('@clack/prompts');
  ui.intro(saved ? 'Seguimos donde quedaste.' : 'Vamos a preparar tu tienda.');
  ui.log.info(INTRO);
  const left = `Guardé tus respuestas. Para seguir: npm run setup -- --folder ${draft.shop.folder}`;
  // While an answer is tried, no question hears the key.
  process.once('SIGINT', () => {
    console.error(left);
    process.exit(1);
  });
  const isDone = await interview(draft, ui, async () => {
    const changed = QUESTIONS.filter((question) => isChanged(question, draft));
    const answers = Object.fromEntries(changed.map(({ key }) => [key, draft.answers[key]]));
    await makeFolder(draft.shop.folder);
    await writeFile(file, JSON.stringify(answers), { mode: 0o600 });
  });
  if (!isDone) throw new SetupError(left);
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});

import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO } from './address-questions';
import { answersFrom } from './answers-file';
import { interview } from './interview';
import { preview, runCheck } from './preview';
import type { Draft } from './question';
import { SetupError } from './setup-error';
import { ownersPath, readShop } from './shop';
import { openTerminal } from './terminal';
import { writeFiles } from './write-files';

/** The folder of the papers (DEPLOY.md), or one of the owner's own. */
function usualFolder(): string {
  try {
    accessSync(path.dirname(PAPERS), constants.W_OK);
    return PAPERS;
  } catch {
    return path.join(homedir(), 'shop');
  }
}

const PAPERS = '/etc/shop';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { answers: { type: 'string' }, folder: { type: 'string' } },
  });
  const folder = ownersPath(values.folder ?? usualFolder());
  const draft: Draft = { shop: readShop(folder), answers: {} };
  if (values.answers) await answersFrom(ownersPath(values.answers), draft);
  else await askForAll(draft);
  const { files, backup } = await writeFiles(draft);
  console.log(files.length > 0 ? `\nEscribí:\n${files.join('\n')}` : '\nTodo queda como estaba.');
  if (backup) console.log(`Lo de antes está en ${backup}`);
  const { settings } = readShop(folder);
  if (draft.answers.admin === DEMO) {
    console.log('\nCuando tengas tu administración, repite npm run setup: así se revisa con ella.');
  } else {
    console.log('\nLa revisión (MAL dice lo que falta):');
    await runCheck(settings);
  }
  if (!values.answers) await preview(settings);
}

async function askForAll(draft: Draft): Promise<void> {
  const terminal = openTerminal();
  console.log(
    'Vamos a preparar tu tienda. Enter deja lo que está entre corchetes; «ninguno» lo quita. Ctrl-C sale sin escribir nada.',
  );
  await interview(draft, terminal);
  terminal.close();
}

main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
});

import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { keepOldContent, shopContent, showContent } from '@/lib/content/content';
import type { ContentMessage } from '@/lib/content/content-message';
import { contentFolder, readContent } from '@/lib/content/read-content';
import { checkContent } from './run-checks';

const LOOK_MS = 20_000;
const TICK_MS = 1000;

/**
 * Shows a valid change of the content folder within a minute. It looks instead of listening, because bind mounts,
 * network folders and editors that rename files tell nothing.
 */
export async function followContent(variables: NodeJS.ProcessEnv): Promise<void> {
  const look = await createLook(variables);
  let lookedAt = performance.now();
  const { content, adapted } = readContent(variables);
  showContent(content);
  tellFront();
  for (const sentence of adapted) console.log(sentence);
  setInterval(() => {
    if (performance.now() - lookedAt < LOOK_MS) return;
    lookedAt = performance.now();
    void look();
  }, TICK_MS).unref();
}

/** A change is taken when two looks find it alike: an editor may still be writing at the first. */
export async function createLook(variables: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const folder = contentFolder(variables);
  let taken = await stateOf(folder);
  let seen = taken;

  return async function look() {
    const state = await stateOf(folder);
    const isSettled = state === seen;
    seen = state;
    if (!isSettled || state === taken) return;
    taken = state;
    await take(variables);
  };
}

async function take(variables: NodeJS.ProcessEnv): Promise<void> {
  const { content, problems, adapted } = await checkContent(variables);
  if (problems.length > 0) {
    const problem = problems.join('; ');
    keepOldContent(problem.replaceAll(contentFolder(variables) + path.sep, ''));
    console.error(`El contenido cambiado no se muestra, sigue el anterior: ${problem}`);
    return;
  }
  showContent(content);
  tellFront();
  for (const sentence of ['El contenido cambiado ya se muestra', ...adapted]) console.log(sentence);
}

/** A shop without its front, as in development, has nobody to tell. */
function tellFront(): void {
  const { profile, colours } = shopContent();
  const { name, whatsapp, logob, sizeico } = profile;
  const content = { profile: { name, whatsapp, logob, sizeico }, colours };
  process.send?.({ content } satisfies ContentMessage);
}

async function stateOf(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const states = await Promise.all(
    names.sort().map(async (name) => `${name} ${await stampOf(path.join(folder, name))}`),
  );
  return states.join('\n');
}

async function stampOf(file: string): Promise<string> {
  const look = await stat(file).catch(() => null);
  // Unlike `mtime` it changes with rights, and when an older file takes the place.
  return String(look?.ctimeMs);
}

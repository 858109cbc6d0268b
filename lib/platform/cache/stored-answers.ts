import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../env';
import { filesIn } from '../files-in';
import { warnThrottled } from '../log/warn-throttled';

/** Goes up when the form of what pages are made of changes: older files are not read then. */
const FORM = 1;
const MAX_FILES = 5000;
const MAX_BYTES = 256 * 1024;
/** The time that `SECURITY.md` promises: a page with a winner names a person. */
const LIFE_MS = 30 * 24 * 3600_000;
/** Writes, so that the first of a process tidies too. */
const TIDY_EVERY = 1000;
let writes = 0;
const NAME = /^[\w-]{43}\.json(\.[\w-]+)?$/;

/** Writes an answer to `DATA_DIR`, so that its page outlives a restart. A failure costs only that. */
export async function storeAnswer(kind: string, key: string, value: unknown): Promise<void> {
  const file = fileOf(kind, key);
  if (!file) return;
  const text = JSON.stringify({ value });
  if (text.length > MAX_BYTES) return;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true });
    if (writes % TIDY_EVERY === 0) await removeOld(folder);
    writes += 1;
    await writeFile(unfinished, text);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    warnThrottled({ event: 'answers-cannot-be-stored', code });
  }
}

/** Null when nothing was stored, or it is too old or unreadable. */
export async function readStoredAnswer(
  kind: string,
  key: string,
): Promise<{ value: unknown } | null> {
  const file = fileOf(kind, key);
  if (!file) return null;
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > LIFE_MS) return null;
    const { value } = JSON.parse(await readFile(file, 'utf8')) as { value?: unknown };
    return value === undefined ? null : { value };
  } catch {
    return null;
  }
}

export async function forgetStoredAnswer(kind: string, key: string): Promise<void> {
  const file = fileOf(kind, key);
  if (file) await rm(file, { force: true }).catch(() => undefined);
}

/** Another admin API or seller, or a shorter winner, never gets what was stored before. */
function fileOf(kind: string, key: string): string | null {
  const { dataDir, pagesRedisUrl, adminApiUrl, adminSellerId, shortensWinners } = environment();
  // Redis keeps whole pages.
  if (!dataDir || pagesRedisUrl) return null;
  const parts = [FORM, adminApiUrl, adminSellerId, shortensWinners, kind, key];
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
  return path.resolve(dataDir, 'answers', `${name}.json`);
}

/** Removes old files, what a killed process left, and the oldest beyond `MAX_FILES`. */
export async function removeOld(folder: string, maxFiles = MAX_FILES): Promise<void> {
  const newestFirst = (await filesIn(folder, NAME)).sort(
    (one, other) => other.changedAt - one.changedAt,
  );
  const left = newestFirst.filter(
    ({ file, changedAt }, place) =>
      place >= maxFiles || !file.endsWith('.json') || Date.now() - changedAt > LIFE_MS,
  );
  await Promise.allSettled(left.map(({ file }) => rm(file, { force: true })));
}

import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../env';
import { filesIn } from '../files-in';
import { warnThrottled } from '../log/warn-throttled';
import { sharedRedis } from '../redis/shared-redis';

/** Goes up when the form of what pages are made of changes: older files are not read then. */
const FORM = 2;
const MAX_FILES = 5000;
/** A card of 300 kB in base64 fits. */
const MAX_BYTES = 512 * 1024;
/** The times that `docs/personal-data.md` promises: a page with a winner names a person. */
const LIFE_MS = 30 * 24 * 3600_000;
/** Shorter, because Redis must keep room for purchases; a card is made again where it is missing. */
const REDIS_LIFE_SECONDS = { card: 24 * 3600, other: 7 * 24 * 3600 };
/** Writes, so that the first of a process tidies too. */
const TIDY_EVERY = 1000;
let writes = 0;
const NAME = /^[\w-]{43}\.json(\.[\w-]+)?$/;

/** Writes an answer to Redis or `DATA_DIR`, so that its page outlives a restart. A failure costs only that. */
export async function storeAnswer(kind: string, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify({ value });
  if (text.length > MAX_BYTES) return;
  const name = nameOf(kind, key);
  const redis = sharedRedis();
  if (redis) {
    const seconds = REDIS_LIFE_SECONDS[kind === 'card' ? 'card' : 'other'];
    await redis.set(KEY + name, text, 'EX', seconds).catch(() => null);
    return;
  }
  const file = fileOf(name);
  if (!file) return;
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
  try {
    const text = await readText(nameOf(kind, key));
    const { value } = JSON.parse(text ?? '{}') as { value?: unknown };
    return value === undefined ? null : { value };
  } catch {
    return null;
  }
}

async function readText(name: string): Promise<string | null> {
  const redis = sharedRedis();
  if (redis) return redis.get(KEY + name);
  const file = fileOf(name);
  if (!file) return null;
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs > LIFE_MS ? null : readFile(file, 'utf8');
}

export async function forgetStoredAnswer(kind: string, key: string): Promise<void> {
  const name = nameOf(kind, key);
  const redis = sharedRedis();
  const file = fileOf(name);
  if (redis) await redis.del(KEY + name).catch(() => 0);
  else if (file) await rm(file, { force: true }).catch(() => undefined);
}

const KEY = 'storefront:answer:';

/** Another admin API or seller, or a shorter winner, never gets what was stored before. */
function nameOf(kind: string, key: string): string {
  const { adminApiUrl, adminSellerId, shortensWinners } = environment();
  const parts = [FORM, adminApiUrl, adminSellerId, shortensWinners, kind, key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function fileOf(name: string): string | null {
  const { dataDir } = environment();
  return dataDir && path.resolve(dataDir, 'answers', `${name}.json`);
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

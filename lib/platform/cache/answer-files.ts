import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../files-in';
import { warnThrottled } from '../log/warn-throttled';
import { beyondBounds, type AnswerPlace, type Bounds } from './answer-place';

/** The times that `docs/personal-data.md` promises: a page with a winner names a person. */
const LIFE_MS = 30 * 24 * 3600_000;
const NAME = /^[\w-]{43}\.json(\.[\w-]+)?$/;

export function answerFiles(folder: string): AnswerPlace {
  const fileOf = (name: string) => path.join(folder, `${name}.json`);

  return {
    async write(name, text) {
      const file = fileOf(name);
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, text);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true }).catch(() => undefined);
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        warnThrottled({ event: 'answers-cannot-be-stored', code });
      }
    },
    async read(name) {
      const { mtimeMs } = await stat(fileOf(name));
      return isOld(mtimeMs) ? null : readFile(fileOf(name), 'utf8');
    },
    remove: (name) => rm(fileOf(name), { force: true }),
    /** Removes what a killed process left, too. */
    async tidy(bounds?: Bounds) {
      const found = await filesIn(folder, NAME);
      const finished = found
        .filter(({ file, changedAt }) => file.endsWith('.json') && !isOld(changedAt))
        .sort((one, other) => other.changedAt - one.changedAt);
      const beyond = new Set(beyondBounds(finished, bounds));
      const staying = new Set(finished.filter((one) => !beyond.has(one)));
      const left = found.filter((one) => !staying.has(one));
      await Promise.allSettled(left.map(({ file }) => rm(file, { force: true })));
    },
  };
}

function isOld(changedAt: number): boolean {
  return Date.now() - changedAt > LIFE_MS;
}

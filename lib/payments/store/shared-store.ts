import { logger } from '@/lib/log/logger';
import { holderOf, type AttemptStore } from './attempt-store';

/** Without the shared store this instance goes on alone, and ends alone what it began alone. */
export function createSharedStore(shared: AttemptStore, own: AttemptStore): AttemptStore {
  const alone = new Set<string>();

  async function tried<T>(ask: (store: AttemptStore) => Promise<T>): Promise<T | undefined> {
    try {
      return await ask(shared);
    } catch (error) {
      logger.warn({ event: 'shared-attempts-away', error: String(error) });
      return undefined;
    }
  }

  async function saveAlone(attempt: Parameters<AttemptStore['save']>[0]): Promise<boolean> {
    if (attempt.outcome) alone.delete(holderOf(attempt));
    return own.save(attempt);
  }

  return {
    async find(key) {
      return (await tried((store) => store.find(key))) ?? own.find(key);
    },
    async open(attempt) {
      const opening = await tried((store) => store.open(attempt));
      if (opening && !opening.opened) return opening;
      const here = await own.open(attempt);
      if (here.opened && !opening) alone.add(holderOf(attempt));
      return opening ?? here;
    },
    async save(attempt) {
      if (alone.has(holderOf(attempt))) return saveAlone(attempt);
      const isSaved = await tried((store) => store.save(attempt));
      if (isSaved === false) await own.discard(attempt);
      return isSaved === false ? false : (await own.save(attempt)) || isSaved === true;
    },
    async replace(previous, next) {
      const isReplaced = await tried((store) => store.replace(previous, next));
      if (isReplaced === undefined) return own.replace(previous, next);
      if (isReplaced) await own.note(next);
      return isReplaced;
    },
    async note(attempt) {
      await Promise.all([tried((store) => store.note(attempt)), own.note(attempt)]);
    },
    async discard(attempt) {
      alone.delete(holderOf(attempt));
      await Promise.all([tried((store) => store.discard(attempt)), own.discard(attempt)]);
    },
  };
}

import { logger } from '@/lib/platform/log/logger';
import type { Attempt } from '../attempt';
import { holderOf, type AttemptStore, type Saved } from './attempt-store';

/** Without the shared store, this instance goes on alone and finishes alone what it began alone. */
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

  async function saveAlone(attempt: Attempt): Promise<Saved> {
    const saved = (await own.save(attempt)) === 'closed' ? 'closed' : 'alone';
    if (attempt.outcome && alone.delete(holderOf(attempt))) await endThere(attempt);
    return saved;
  }

  /** The shared store may have taken an opening although its answer was lost. */
  async function endThere(attempt: Attempt): Promise<void> {
    await tried((store) => store.save(attempt));
  }

  return {
    async find(key) {
      const [theirs, ours] = [await tried((store) => store.find(key)), await own.find(key)];
      if (!theirs || !ours) return theirs ?? ours;
      // This instance ended it while it could not reach the others.
      if (theirs.outcome || !ours.outcome || ours.opening !== theirs.opening) return theirs;
      await endThere(ours);
      return ours;
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
      const saved = await tried((store) => store.save(attempt));
      if (saved === undefined) return saveAlone(attempt);
      if (saved === 'closed') await own.discard(attempt);
      else await own.save(attempt);
      return saved;
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

import { errorMark } from '@/lib/log/error-mark';
import { logger } from '@/lib/log/logger';

export function createBackground() {
  const works = new Map<string, Set<Promise<void>>>();

  function add(key: string, work: Promise<void>): void {
    const ofKey = works.get(key) ?? new Set();
    works.set(key, ofKey);
    const watched = work
      .catch((error: unknown) => logger.error({ event: 'background-failure', ...errorMark(error) }))
      .then(() => {
        ofKey.delete(watched);
        if (ofKey.size === 0) works.delete(key);
      });
    ofKey.add(watched);
  }

  async function finished(key: string): Promise<void> {
    for (let ofKey = works.get(key); ofKey; ofKey = works.get(key)) await Promise.all(ofKey);
  }

  return { add, finished, has: (key: string) => works.has(key) };
}

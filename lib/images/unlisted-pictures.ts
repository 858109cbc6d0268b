import 'server-only';
import { createFairQueue } from '@/lib/platform/fair-queue';
import { processWide } from '@/lib/platform/process-wide';
import { ConversionsBusy } from './conversion-queue';

/** Two of the eight picture connections; the rest are for names that the admin API gave. */
const queue = processWide('unknown-picture-names', () =>
  createFairQueue({
    atOnce: 2,
    heavyAtOnce: 2,
    maxWaiting: 1200,
    maxWaitingOfClient: 60,
    patienceMs: 15_000,
  }),
);

/**
 * Pages from before a restart or from another instance name pictures that this process does not know. These are fetched
 * too, one per visitor at a time. Rejects with `ConversionsBusy`.
 */
export async function inUnlistedPictureSlot<T>(client: string, read: () => Promise<T>): Promise<T> {
  const turn = { client, isHeavy: false };
  if (!(await queue.enter(turn))) throw new ConversionsBusy();
  try {
    return await read();
  } finally {
    queue.leave(turn);
  }
}

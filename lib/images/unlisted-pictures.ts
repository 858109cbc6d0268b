import 'server-only';
import { processWide } from '@/lib/platform/process-wide';
import { createSemaphore } from '@/lib/platform/semaphore';
import { refuseBusy } from './conversion-queue';

/** Two of the eight picture connections; the rest are for names that the admin API gave. */
const slots = processWide('unknown-picture-names', () =>
  createSemaphore({
    running: { all: 2, ofClient: 1 },
    waiting: { all: 1200, ofClient: 60 },
    patienceMs: 15_000,
  }),
);

/**
 * Pages from before a restart or from another instance name pictures that this process does not know. These are fetched
 * too, one per visitor at a time. Rejects as busy.
 */
export function inUnlistedPictureSlot<T>(client: string, read: () => Promise<T>): Promise<T> {
  return slots.run({ client }, read, refuseBusy);
}

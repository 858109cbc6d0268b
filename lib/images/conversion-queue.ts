import 'server-only';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { createFairQueue, type Turn } from '@/lib/platform/fair-queue';

/** Shorter than a browser's own timeout. */
const PATIENCE_MS = 20_000;

const queue = processWide('conversion-queue', () =>
  createFairQueue({
    atOnce: 2,
    heavyAtOnce: 1,
    maxWaiting: 1000,
    maxWaitingOfClient: 150,
    // A page has 16 pictures; after a restart, phones behind one address request several pages at once.
    lowPriority: { maxWaiting: 800, maxWaitingOfClient: 60 },
    patienceMs: PATIENCE_MS,
  }),
);

gauge(
  'storefront_pictures_waiting',
  'Pictures and receipts that wait for their turn',
  queue.waiting,
);

export class ConversionsBusy extends Error {
  override name = 'ConversionsBusy';
}

/** Rejects with `ConversionsBusy`. */
export async function inTurn<T>(asked: Turn, work: () => Promise<T>): Promise<T> {
  const turn = { ...asked };
  if (!(await queue.enter(turn))) throw new ConversionsBusy();
  try {
    return await work();
  } finally {
    queue.leave(turn);
  }
}

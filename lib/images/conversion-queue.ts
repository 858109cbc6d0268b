import 'server-only';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { createSemaphore } from '@/lib/platform/semaphore';

export type Conversion = {
  client: string;
  isHeavy: boolean;
  /** Starts only when nothing else of any client can. */
  isLowPriority?: boolean;
};

/** A page's picture yields to receipts, cards and tickets, and waits only behind those of the same visitor. */
export function pagePictureSlot(client: string): Conversion {
  return { client, isHeavy: true, isLowPriority: true };
}

export function cardSlot(client: string): Conversion {
  return { client, isHeavy: true };
}

const slots = processWide('conversion-slots', () =>
  createSemaphore({
    running: { all: 2, ofClient: 1 },
    waiting: { all: 1000, ofClient: 150 },
    kinds: {
      heavy: { running: { all: 1 } },
      // A page has 16 pictures; after a restart, phones behind one address request several pages at once.
      lowPriority: { waiting: { all: 800, ofClient: 60 }, isLast: true },
    },
    // Shorter than a browser's own timeout.
    patienceMs: 20_000,
  }),
);

gauge(
  'storefront_pictures_waiting',
  'Pictures and receipts that wait for their turn',
  slots.waiting,
);

const BUSY = 'CONVERSIONS_BUSY';

export function refuseBusy(): never {
  throw Object.assign(new Error('Too many pictures wait'), { code: BUSY });
}

/** By its code: a cache of the whole process may reject with the error of another bundle. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === BUSY;
}

/** Rejects as busy if the turn does not come. */
export function inTurn<T>(
  { client, isHeavy, isLowPriority }: Conversion,
  work: () => Promise<T>,
): Promise<T> {
  const heavy = isHeavy ? (['heavy'] as const) : [];
  const last = isLowPriority ? (['lowPriority'] as const) : [];
  return slots.run({ client, kinds: [...heavy, ...last] }, work, refuseBusy);
}

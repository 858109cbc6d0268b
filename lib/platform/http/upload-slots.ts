import 'server-only';
import { gauge } from '../metrics/metrics';
import { processWide } from '../process-wide';
import { createSemaphore, type Slot } from '../semaphore';
import { apiError } from './api-answers';
import { createByteRate, type ByteRate } from './byte-rate';
import { slotClient } from './client-networks';
import { type PaceRules, slowestUpload } from './slowest-upload';

export const UPLOADS_AT_ONCE = 160;

type Rules = PaceRules & { atOnceOfClient: number; maxWaiting: number; patienceMs: number };

export type Upload = {
  received: (bytes: number) => void;
  /** Aborted when somebody else needs the slot. */
  signal: AbortSignal;
};

export function createUploadSlots(rules: Rules) {
  const rates = new WeakMap<Slot, ByteRate>();
  const slots = createSemaphore({
    running: { all: rules.atOnce, ofClient: rules.atOnceOfClient },
    waiting: { all: rules.maxWaiting },
    patienceMs: rules.patienceMs,
    crowding: {
      givesWay(inTheWay, client, clients) {
        const uploads = inTheWay.map((slot) => ({
          slot,
          client: slot.client,
          since: slot.since,
          bytesPerSecond: rates.get(slot)?.perSecond() ?? 0,
        }));
        return slowestUpload(uploads, client, clients, rules)?.slot;
      },
    },
  });

  return {
    waiting: slots.waiting,
    run<Done, Refused>(
      client: string,
      takeIn: (upload: Upload) => Promise<Done>,
      refuse: () => Refused,
    ): Promise<Done | Refused> {
      const takeInSlot = (slot: Slot) => {
        const rate = createByteRate(rules.slowAfterMs);
        rates.set(slot, rate);
        return takeIn({ received: rate.received, signal: slot.signal });
      };
      return slots.run({ client }, takeInSlot, refuse);
    },
  };
}

const slots = processWide('upload-slots', () =>
  createUploadSlots({
    atOnce: UPLOADS_AT_ONCE,
    atOnceOfClient: UPLOADS_AT_ONCE / 2,
    maxWaiting: 400,
    // Shorter than the silence after which a browser gives up.
    patienceMs: 20_000,
    // Half of 64 kbit/s, in bytes a second.
    poorRate: 4000,
    slowAfterMs: 6_000,
    longAfterMs: 45_000,
  }),
);

gauge('storefront_uploads_waiting', 'Receipts that wait for an upload slot', slots.waiting);

export function inUploadSlot<T>(
  request: Request,
  takeIn: (upload: Upload) => Promise<T>,
): Promise<T | Response> {
  return slots.run(slotClient(request), takeIn, () => apiError('busy'));
}

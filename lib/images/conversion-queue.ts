import 'server-only';
import { gauge } from '@/lib/metrics/metrics';

const AT_ONCE = 2;
const MAX_WAITING = 100;

type Waiting = { isUrgent: boolean; start: () => void };

let running = 0;
const waiting: Waiting[] = [];

gauge('storefront_pictures_waiting', 'Pictures and receipts that wait for their turn', () => {
  return waiting.length;
});

/** So much work is waiting that this piece would not be done in time. */
export class ConversionsBusy extends Error {
  override name = 'ConversionsBusy';
}

/**
 * Runs picture work two at a time, which is what keeps memory and the event loop calm. Urgent work
 * goes before the rest. Rejects with `ConversionsBusy` when the line is full.
 */
export async function inTurn<T>(work: () => Promise<T>, isUrgent = false): Promise<T> {
  await turn(isUrgent);
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.start();
  }
}

function turn(isUrgent: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      running += 1;
      resolve();
    };
    if (running < AT_ONCE) return start();
    if (waiting.length >= MAX_WAITING) return reject(new ConversionsBusy());
    const place = isUrgent ? waiting.findIndex((other) => !other.isUrgent) : -1;
    waiting.splice(place === -1 ? waiting.length : place, 0, { isUrgent, start });
  });
}

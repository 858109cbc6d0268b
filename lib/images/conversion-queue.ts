import 'server-only';
import { gauge } from '@/lib/metrics/metrics';
import { processWide } from '@/lib/process-wide';

const AT_ONCE = 2;
/** Of each kind: however many pictures wait, a receipt that somebody has paid for still finds room. */
const MAX_WAITING = { urgent: 200, rest: 100 };

type Start = () => void;

const line = processWide('conversion-queue', () => ({
  running: 0,
  urgent: [] as Start[],
  rest: [] as Start[],
}));

gauge('storefront_pictures_waiting', 'Pictures and receipts that wait for their turn', () => {
  return line.urgent.length + line.rest.length;
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
  await turn(isUrgent ? 'urgent' : 'rest');
  try {
    return await work();
  } finally {
    line.running -= 1;
    (line.urgent.shift() ?? line.rest.shift())?.();
  }
}

function turn(kind: 'urgent' | 'rest'): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      line.running += 1;
      resolve();
    };
    if (line.running < AT_ONCE) start();
    else if (line[kind].length < MAX_WAITING[kind]) line[kind].push(start);
    else reject(new ConversionsBusy());
  });
}

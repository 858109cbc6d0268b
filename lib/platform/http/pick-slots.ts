import 'server-only';
import { processWide } from '../process-wide';
import { createSemaphore } from '../semaphore';
import { slotClient } from './client-networks';

/** A pick sends eight requests to the admin API at once. Four picks leave most of its slots to everybody else. */
const slots = processWide('pick-slots', () =>
  createSemaphore({
    running: { all: 4, ofClient: 1 },
    waiting: { all: 400, ofClient: 60 },
    patienceMs: 5000,
  }),
);

/** Null when it waited too long. */
export function inPickSlot<Picked>(
  request: Request,
  pick: () => Promise<Picked>,
): Promise<Picked | null> {
  return slots.run({ client: slotClient(request) }, pick, () => null);
}

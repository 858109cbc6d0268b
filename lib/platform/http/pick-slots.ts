import 'server-only';
import { createFairQueue } from '../fair-queue';
import { processWide } from '../process-wide';
import { slotClient } from './client-networks';

/** A pick sends eight requests to the admin API at once. Four picks leave most of its slots to everybody else. */
const queue = processWide('pick-slots', () =>
  createFairQueue({
    atOnce: 4,
    heavyAtOnce: 4,
    maxWaiting: 400,
    maxWaitingOfClient: 60,
    patienceMs: 5000,
  }),
);

/** Runs one pick per client at a time and alternates between clients. Null when it waited too long. */
export async function inPickSlot<Picked>(
  request: Request,
  pick: () => Promise<Picked>,
): Promise<Picked | null> {
  const turn = { client: slotClient(request), isHeavy: false };
  if (!(await queue.enter(turn))) return null;
  try {
    return await pick();
  } finally {
    queue.leave(turn);
  }
}

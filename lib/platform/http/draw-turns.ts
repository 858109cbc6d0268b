import 'server-only';
import { createFairQueue } from '../fair-queue';
import { processWide } from '../process-wide';
import { turnClient } from './client-networks';

/** A pick sends eight requests to the admin API at once. Four picks leave most of its slots to everybody else. */
const queue = processWide('draw-turns', () =>
  createFairQueue({
    atOnce: 4,
    heavyAtOnce: 4,
    maxWaiting: 400,
    maxWaitingOfClient: 60,
    patienceMs: 5000,
  }),
);

/** Runs one pick per client at a time and alternates between clients. Null when it waited too long. */
export async function inDrawTurn<Drawn>(
  request: Request,
  draw: () => Promise<Drawn>,
): Promise<Drawn | null> {
  const turn = { client: turnClient(request), isHeavy: false };
  if (!(await queue.enter(turn))) return null;
  try {
    return await draw();
  } finally {
    queue.leave(turn);
  }
}

import 'server-only';
import { createFairQueue } from '../fair-queue';
import { processWide } from '../process-wide';
import { turnClient } from './client-networks';

/** A draw asks the admin API eight questions at once; four of them leave most of its places to everybody else. */
const queue = processWide('draw-turns', () =>
  createFairQueue({
    atOnce: 4,
    heavyAtOnce: 4,
    maxWaiting: 400,
    maxWaitingOfClient: 60,
    patienceMs: 5000,
  }),
);

/** One draw of a client at a time, the clients by turns. Null when its turn did not come. */
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

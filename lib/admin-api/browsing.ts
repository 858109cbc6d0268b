import 'server-only';
import { logger } from '@/lib/log/logger';
import { gauge } from '@/lib/metrics/metrics';
import { processWide } from '@/lib/process-wide';
import { createCircuit } from './circuit';
import { adminFailure, type AdminFailure } from './failure';

/**
 * Recovery takes one rest and one answer, so buying works again within seconds. Fewer questions at once than the
 * transport has connections: a hanging admin API never leaves a purchase without one. A rush over raffles that nobody
 * has seen yet waits for less than a page or a browser does.
 */
const circuit = processWide('admin-api-circuit', () =>
  createCircuit({
    failures: 10,
    kinds: 2,
    windowMs: 10_000,
    restMs: 2000,
    maxUnderWay: 96,
    maxWaiting: 2000,
    patienceMs: 6000,
  }),
);

gauge('storefront_admin_api_answering', '0 while nobody who only looks is let through', () =>
  circuit.isOpen() ? 0 : 1,
);

gauge('storefront_admin_api_waiting', 'Questions that wait for their turn', circuit.waiting);

/**
 * Asks for what visitors only look at, unless the admin API is known not to answer. What belongs to a purchase is asked
 * without it: each purchase finds out for itself, and the first answer that one gets opens the shop for everybody.
 */
export function whileBrowsing<Query extends unknown[], Result>(
  read: (...query: Query) => Promise<Result>,
): (...query: Query) => Promise<Result | AdminFailure> {
  return async (...query) =>
    (await circuit.pass(JSON.stringify(query), () => read(...query))) ?? adminFailure('resting');
}

/** Tells whether a call that just ended, whatever it was for, was answered. */
export function noteAnswer(path: string, isAnswered: boolean): void {
  const kind = path.replace(/[0-9a-f]{24}.*/i, '');
  const hasTurned = circuit.note(kind, isAnswered);
  if (!hasTurned) return;
  if (circuit.isOpen()) logger.error({ event: 'admin-api-away' });
  else logger.info({ event: 'admin-api-back' });
}

/** Whether the admin API answered when it was last asked. */
export function isAdminApiAnswering(): boolean {
  return !circuit.isOpen();
}

import 'server-only';
import { logger } from '@/lib/platform/log/logger';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { createCircuitBreaker, createStreak } from './circuit-breaker';
import { adminFailure, type AdminFailure } from './failure';

const STREAK = { failures: 10, kinds: 2 };

/** `maxUnderWay` is below the transport's connection limit, so that a purchase always gets a connection. */
const circuitBreaker = processWide('admin-api-circuit-breaker', () =>
  createCircuitBreaker({
    ...STREAK,
    restMs: 2000,
    maxUnderWay: 96,
    maxWaiting: 2000,
    patienceMs: 6000,
  }),
);

/** Stops nothing: pages may still be made of answers that are too late for a visitor. */
const inTime = processWide('admin-api-in-time', () => createStreak(STREAK));

gauge(
  'storefront_admin_api_answering',
  '0 while the admin API answers nothing, or later than a visitor waits',
  () => (inTime.isBroken() ? 0 : 1),
);

gauge(
  'storefront_admin_api_waiting',
  'Requests to the admin API that wait for their turn',
  circuitBreaker.waiting,
);

/** Not for a purchase's calls: those are always sent, and an answer to one closes the breaker. */
export function throughCircuitBreaker<Query extends unknown[], Result>(
  read: (...query: Query) => Promise<Result>,
): (...query: Query) => Promise<Result | AdminFailure> {
  return async (...query) =>
    (await circuitBreaker.pass(() => read(...query))) ?? adminFailure('resting');
}

export function noteAnswer(path: string, isAnswered: boolean, isInTime = isAnswered): void {
  const kind = path.replace(/[0-9a-f]{24}.*/i, '');
  inTime.note(kind, isAnswered && isInTime);
  const hasTurned = circuitBreaker.note(kind, isAnswered);
  if (!hasTurned) return;
  if (circuitBreaker.isOpen()) logger.error({ event: 'admin-api-away' });
  else logger.info({ event: 'admin-api-back' });
}

export function isAdminApiAnswering(): boolean {
  return !circuitBreaker.isOpen();
}

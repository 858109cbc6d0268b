import 'server-only';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 5;

const clock = processWide('admin-api-clock', () => ({ aheadMs: 0 }));

gauge(
  'storefront_clock_ahead_seconds',
  'How far the clock of this machine is ahead of that of the admin API',
  () => Math.round(clock.aheadMs / 1000),
);

/** A cached answer has an `Age`, and an old date. */
export function noteTime(headers: Pick<Headers, 'get'>, now = Date.now()): void {
  const theirs = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(theirs) && !headers.get('age')) clock.aheadMs = now - theirs;
}

/** By how many minutes this machine is ahead of the admin API; 0 while they agree well enough for a draw. */
export function minutesAhead(): number {
  return Math.abs(clock.aheadMs) > MAX_MINUTES * MINUTE_MS
    ? Math.round(clock.aheadMs / MINUTE_MS)
    : 0;
}

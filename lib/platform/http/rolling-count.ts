import 'server-only';
import { count, countSoFar, uncount, type LimitRule } from './rate-limit';

const MINUTE_MS = 60_000;
/** The current minute and ten whole ones, so that no ten minutes hold more than is allowed. */
const MINUTES = 11;

type Counted = {
  /** Total of the last ten minutes, including what was just counted. */
  total: number;
  takeBack(points: number): Promise<void>;
  /** Ms until this many of the earlier points are too old to count. */
  untilLeft(points: number): number;
};

export async function rollingCount(
  rule: LimitRule,
  subject: string,
  points: number,
): Promise<Counted> {
  const now = Date.now();
  const minute = Math.floor(now / MINUTE_MS);
  const nameOf = (age: number) => `${subject} ${minute - age}`;
  // Uses the count at that moment: otherwise simultaneous requests would all count each other, and none would find room.
  const current = await count(rule, nameOf(0), points);
  const earlier = await Promise.all(
    Array.from({ length: MINUTES - 1 }, (_, index) => countSoFar(rule, nameOf(index + 1))),
  );
  const byAge = [current, ...earlier];
  return {
    total: byAge.reduce((sum, counted) => sum + counted, 0),
    takeBack: (less) => uncount(rule, nameOf(0), less),
    untilLeft(wanted) {
      let left = 0;
      const age = byAge.findLastIndex((counted) => (left += counted) >= wanted);
      return (minute - Math.max(age, 0) + MINUTES) * MINUTE_MS - now;
    },
  };
}

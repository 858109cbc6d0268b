import { timeLeft } from './countdown';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  [now + 1000, [0, 0, 0, 1]],
  [now + 999, [0, 0, 0, 0]],
  [now + 90_061_000, [1, 1, 1, 1]],
  [now + 86_399_000, [0, 23, 59, 59]],
  [now, [0, 0, 0, 0]],
  [now - 5000, [0, 0, 0, 0]],
])('until %i', (until, [days, hours, minutes, seconds]) => {
  expect(timeLeft(until, now)).toEqual({ days, hours, minutes, seconds });
});

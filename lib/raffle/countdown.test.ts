import { timeLeft } from './draw-day';

const now = Date.UTC(2026, 10, 21, 12);

test.each([
  ['a second before it', 1000, [0, 0, 0, 1]],
  ['less than a second before it', 999, [0, 0, 0, 0]],
  ['a day and one of each before it', 90_061_000, [1, 1, 1, 1]],
  ['a second less than a day before it', 86_399_000, [0, 23, 59, 59]],
  ['at the draw itself', 0, [0, 0, 0, 0]],
  ['five seconds after it', -5000, [0, 0, 0, 0]],
])('the time left %s', (_when, ms, [days, hours, minutes, seconds]) => {
  expect(timeLeft(now + ms, now)).toEqual({ days, hours, minutes, seconds });
});

import { createCircuitBreaker } from './circuit-breaker';

const rules = {
  ...{ failures: 3, kinds: 2, restMs: 200 },
  ...{ maxUnderWay: 2, maxWaiting: 1, patienceMs: 10_000 },
};
const ask = async () => 'asked';

function fail(circuitBreaker: ReturnType<typeof createCircuitBreaker>, ...times: number[]) {
  return times.map((now, index) => circuitBreaker.note(`kind ${index % 2}`, false, now));
}

test('failures in a row stop the requests, and one is let through after each rest', async () => {
  const circuitBreaker = createCircuitBreaker(rules);
  expect(fail(circuitBreaker, 0, 10, 20)).toEqual([false, false, true]);
  expect(await circuitBreaker.pass(ask, 219)).toBeNull();
  expect(await circuitBreaker.pass(ask, 220)).toBe('asked');
  expect(await circuitBreaker.pass(ask, 221)).toBeNull();
  expect(await circuitBreaker.pass(ask, 420)).toBe('asked');
});

test('an answer between the failures means that only one request fails', () => {
  const circuitBreaker = createCircuitBreaker(rules);
  fail(circuitBreaker, 0, 10);
  circuitBreaker.note('any', true, 15);
  expect(fail(circuitBreaker, 20, 30)).toEqual([false, false]);
  expect(circuitBreaker.isOpen()).toBe(false);
});

test('failures of one visitor in twelve seconds count as those of a rush do', () => {
  const circuitBreaker = createCircuitBreaker(rules);
  expect(fail(circuitBreaker, 0, 12_000, 24_000)).toEqual([false, false, true]);
});

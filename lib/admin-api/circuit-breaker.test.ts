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
  expect(await circuitBreaker.pass('question 219', ask, 219)).toBeNull();
  expect(await circuitBreaker.pass('question 220', ask, 220)).toBe('asked');
  expect(await circuitBreaker.pass('question 221', ask, 221)).toBeNull();
  expect(await circuitBreaker.pass('question 420', ask, 420)).toBe('asked');
});

test('one answer lets everybody through again', async () => {
  const circuitBreaker = createCircuitBreaker(rules);
  fail(circuitBreaker, 0, 10, 20);
  expect(circuitBreaker.note('any', true, 30)).toBe(true);
  expect(circuitBreaker.isOpen()).toBe(false);
  expect(await circuitBreaker.pass('question 31', ask, 31)).toBe('asked');
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

/** A request that the test answers. */
function slowQuestion() {
  const answers: (() => void)[] = [];
  const slow = jest.fn(() => new Promise<string>((resolve) => answers.push(() => resolve('late'))));
  return { slow, answer: () => answers.shift()?.() };
}

test('no more requests than allowed run at once; one more waits, the next is refused', async () => {
  const circuitBreaker = createCircuitBreaker(rules);
  const { slow, answer } = slowQuestion();
  const asked = [1, 2, 3].map((raffle) => circuitBreaker.pass(`slow ${raffle}`, slow));
  expect(await circuitBreaker.pass('one too many', ask)).toBeNull();
  expect(slow).toHaveBeenCalledTimes(2);
  answer();
  expect(await asked[0]).toBe('late');
  await Promise.resolve();
  expect(slow).toHaveBeenCalledTimes(3);
  answer();
  answer();
  expect(await Promise.all(asked)).toEqual(['late', 'late', 'late']);
});

test('a waiting request ends at once when failures open the circuit, and one probe still passes', async () => {
  const circuitBreaker = createCircuitBreaker(rules);
  const { slow } = slowQuestion();
  void circuitBreaker.pass('slow', slow);
  void circuitBreaker.pass('slow', slow);
  const waiting = circuitBreaker.pass('waiting', ask);
  fail(circuitBreaker, 0, 10, 20);
  expect(await waiting).toBeNull();
  expect(await circuitBreaker.pass('probe', ask, 220)).toBe('asked');
});

test('a request that keeps failing leaves the next probe to another', async () => {
  const circuitBreaker = createCircuitBreaker(rules);
  fail(circuitBreaker, 0, 10, 20);
  expect(await circuitBreaker.pass('failing', ask, 220)).toBe('asked');
  expect(await circuitBreaker.pass('failing', ask, 420)).toBeNull();
  expect(await circuitBreaker.pass('healthy', ask, 421)).toBe('asked');
  expect(await circuitBreaker.pass('failing', ask, 621)).toBe('asked');
});

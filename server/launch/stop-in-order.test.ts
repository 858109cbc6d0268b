import { stopInOrder } from './shutdown';

let done: string[];

beforeEach(() => {
  done = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const process = (name: string) => ({
  stop: async (patienceMs: number) => void done.push(`${name} within ${patienceMs} ms`),
});

const drainIn = (ms: number) => async (patienceMs: number) => {
  done.push(`requests within ${patienceMs} ms`);
  jest.advanceTimersByTime(ms);
};

test.each([
  ['were soon over: what is left of their time is Next’s', 4000, 24_000],
  ['took all of theirs: Next has its own', 25_000, 3000],
  ['took longer: Next has its own all the same', 26_000, 3000],
])('visitors first, then Next, then the demo. Requests %s', async (_what, drainedIn, left) => {
  await stopInOrder({ drain: drainIn(drainedIn), next: process('Next'), demo: process('demo') });
  expect(done).toEqual([
    'requests within 25000 ms',
    `Next within ${left} ms`,
    'demo within 3000 ms',
  ]);
});

test('each waits until the one before has ended', async () => {
  let endNext = () => {};
  const next = { stop: () => new Promise<void>((resolve) => (endNext = resolve)) };
  const stopped = stopInOrder({ drain: drainIn(0), next, demo: process('demo') });
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveLength(1);
  endNext();
  await stopped;
  expect(done).toHaveLength(2);
});

test('a shop that sells has no demo to stop', async () => {
  await stopInOrder({ drain: drainIn(0), next: process('Next'), demo: null });
  expect(done).toEqual(['requests within 25000 ms', 'Next within 28000 ms']);
});

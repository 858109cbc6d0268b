import { createQueue } from './queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rules = { atOnce: 2, maxWaiting: 2, patienceMs: 1000 };

test('only so many clients are let in, the rest get places that come free, in order', async () => {
  const line = createQueue(rules);
  expect(await Promise.all([line.enter(), line.enter()])).toEqual([true, true]);
  const order: string[] = [];
  const later = ['first', 'second'].map((name) => line.enter().then(() => order.push(name)));
  await Promise.resolve();
  expect(order).toEqual([]);
  line.leave();
  line.leave();
  await Promise.all(later);
  expect(order).toEqual(['first', 'second']);
});

test('a client that waited too long is refused, and takes no place', async () => {
  const line = createQueue(rules);
  await Promise.all([line.enter(), line.enter()]);
  const late = line.enter();
  jest.advanceTimersByTime(1000);
  expect(await late).toBe(false);
  line.leave();
  line.leave();
  expect(line.isEmpty()).toBe(true);
});

test('a full queue turns away at once', async () => {
  const line = createQueue(rules);
  await Promise.all([line.enter(), line.enter()]);
  void line.enter();
  void line.enter();
  expect(await line.enter()).toBe(false);
});

test('all waiting clients can be sent away', async () => {
  const line = createQueue(rules);
  await Promise.all([line.enter(), line.enter()]);
  const waiting = [line.enter(), line.enter()];
  line.sendAway();
  expect(await Promise.all(waiting)).toEqual([false, false]);
  line.leave();
  expect(await line.enter()).toBe(true);
});

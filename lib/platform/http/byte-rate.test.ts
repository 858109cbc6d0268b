import { createByteRate } from './byte-rate';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('bytes received long ago do not count', () => {
  const rate = createByteRate(10_000);
  rate.received(1_000_000);
  pass(1000);
  expect(rate.perSecond()).toBe(1_000_000);
  for (let second = 0; second < 30; second += 1) {
    rate.received(100);
    pass(1000);
  }
  expect(rate.perSecond()).toBeCloseTo(100, -1);
  pass(25_000);
  expect(rate.perSecond()).toBe(0);
});

test('an even connection has one rate at every moment', () => {
  const rate = createByteRate(10_000);
  for (let tenth = 0; tenth < 350; tenth += 1) {
    rate.received(800);
    pass(100);
    expect(rate.perSecond()).toBeCloseTo(8000, -2);
  }
});

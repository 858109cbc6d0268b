/** @jest-environment jsdom */
import { retryUntilOver } from './retry-until-over';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const goOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await pass(0);
};

test('it tries with growing pauses, at once when the network returns, and not after the end', async () => {
  let isOver = false;
  const tryOnce = jest.fn(async () => isOver);
  retryUntilOver(tryOnce, { atOnce: false });
  await pass(7999);
  expect(tryOnce).toHaveBeenCalledTimes(0);
  await pass(1);
  expect(tryOnce).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(tryOnce).toHaveBeenCalledTimes(2);
  await goOnline();
  expect(tryOnce).toHaveBeenCalledTimes(3);
  await pass(60_000 - 1);
  expect(tryOnce).toHaveBeenCalledTimes(3);
  isOver = true;
  await pass(1);
  expect(tryOnce).toHaveBeenCalledTimes(4);
  await pass(3_600_000);
  await goOnline();
  expect(tryOnce).toHaveBeenCalledTimes(4);
});

test('the pauses are 8, 15 and 30 seconds, and then a minute each', async () => {
  const tryOnce = jest.fn(async () => false);
  const stop = retryUntilOver(tryOnce, { atOnce: false });
  for (const [tries, ms] of [8000, 15_000, 30_000, 60_000, 60_000].entries()) {
    await pass(ms - 1);
    expect(tryOnce).toHaveBeenCalledTimes(tries);
    await pass(1);
    expect(tryOnce).toHaveBeenCalledTimes(tries + 1);
  }
  stop();
});

test.each([
  ['waits for the end of its pause', 7999, 0],
  ['tries at once when the pause ended while it slept', 8000, 1],
])('a page that is seen again %s', (_, sleptMs, tries) => {
  const tryOnce = jest.fn(async () => false);
  const stop = retryUntilOver(tryOnce, { atOnce: false });
  jest.setSystemTime(Date.now() + sleptMs);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tryOnce).toHaveBeenCalledTimes(tries);
  stop();
});

function heldTry() {
  const held = { end: () => {} };
  const tryOnce = jest.fn<Promise<boolean>, [{ isNetworkBack: boolean }]>(
    () => new Promise((_resolve, reject) => (held.end = () => reject(new Error('no line')))),
  );
  return {
    held,
    tryOnce,
    areNetworkBack: () => tryOnce.mock.calls.map(([how]) => how.isNetworkBack),
  };
}

test('a try that throws is not the last, and one under way is not begun twice', async () => {
  const { held, tryOnce } = heldTry();
  const stop = retryUntilOver(tryOnce, { atOnce: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tryOnce).toHaveBeenCalledTimes(1);
  held.end();
  await pass(8000);
  expect(tryOnce).toHaveBeenCalledTimes(2);
  stop();
});

test('a network that returns during a try causes one more try right after it', async () => {
  const { held, tryOnce, areNetworkBack } = heldTry();
  const stop = retryUntilOver(tryOnce, { atOnce: true });
  await goOnline();
  expect(areNetworkBack()).toEqual([false]);
  held.end();
  await pass(0);
  expect(areNetworkBack()).toEqual([false, true]);
  held.end();
  await pass(15_000);
  expect(areNetworkBack()).toEqual([false, true, false]);
  stop();
});

import { createBuyerLock } from './buyer-lock';
import type { LockStore, Taken } from './store/lock-store';

const HOLD_MS = 400;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function open(answers: (Taken | null)[] = []) {
  const take = jest.fn<Promise<Taken | null>, Parameters<LockStore['take']>>(
    async () => answers.shift() ?? null,
  );
  const renew = jest.fn(async () => undefined);
  const giveBack = jest.fn(async () => undefined);
  return { take, renew, giveBack, acquire: createBuyerLock({ take, renew, giveBack }) };
}

test.each<[Taken, boolean]>([
  ['first', false],
  ['after-another', true],
])('a free turn is taken at once (%s)', async (taken, isAfterAnother) => {
  const { take, acquire } = open([taken]);
  const turn = await acquire('ana', HOLD_MS);
  expect(turn.isAfterAnother).toBe(isAfterAnother);
  await pass(10 * HOLD_MS);
  expect(take.mock.calls).toEqual([['ana', expect.stringMatching(UUID), HOLD_MS]]);
  await turn.giveBack();
});

test('a turn that another has is asked for every fifty milliseconds, by one token', async () => {
  const { take, acquire } = open([null, null, 'after-another']);
  const acquired = jest.fn();
  const acquiring = acquire('ana', HOLD_MS).then(acquired);
  await pass(99);
  expect(take).toHaveBeenCalledTimes(2);
  expect(acquired).not.toHaveBeenCalled();
  await pass(1);
  await acquiring;
  expect(acquired).toHaveBeenCalledWith(expect.objectContaining({ isAfterAnother: true }));
  expect(take).toHaveBeenCalledTimes(3);
  expect(new Set(take.mock.calls.map(([, token]) => token)).size).toBe(1);
});

test('each purchase has a token of its own', async () => {
  const { take, acquire } = open(['first', 'first']);
  for (const name of ['ana', 'bea']) await (await acquire(name, HOLD_MS)).giveBack();
  expect(new Set(take.mock.calls.map(([, token]) => token)).size).toBe(2);
});

test('after two turns and a quarter it goes ahead without one', async () => {
  const { take, acquire } = open();
  const acquired = jest.fn();
  void acquire('ana', HOLD_MS).then(acquired);
  await pass(899);
  expect(acquired).not.toHaveBeenCalled();
  await pass(1);
  expect(acquired).toHaveBeenCalledWith(expect.objectContaining({ isAfterAnother: true }));
  expect(take).toHaveBeenCalledTimes(19);
});

test('a turn is renewed four times as long as it is held, until it is given back', async () => {
  const { take, renew, giveBack, acquire } = open(['first']);
  const turn = await acquire('ana', HOLD_MS);
  const token = take.mock.calls[0]?.[1];
  await pass(99);
  expect(renew).not.toHaveBeenCalled();
  await pass(1);
  expect(renew.mock.calls).toEqual([['ana', token, HOLD_MS]]);
  await pass(HOLD_MS);
  expect(renew).toHaveBeenCalledTimes(5);
  expect(giveBack).not.toHaveBeenCalled();
  await turn.giveBack();
  expect(giveBack.mock.calls).toEqual([['ana', token]]);
  await pass(10 * HOLD_MS);
  expect(renew).toHaveBeenCalledTimes(5);
});

test('one that is let lapse is renewed a last time, and not given back', async () => {
  const { take, renew, giveBack, acquire } = open(['first']);
  const turn = await acquire('ana', HOLD_MS);
  await pass(HOLD_MS / 8);
  await turn.lapse();
  expect(renew.mock.calls).toEqual([['ana', take.mock.calls[0]?.[1], HOLD_MS]]);
  await pass(10 * HOLD_MS);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(giveBack).not.toHaveBeenCalled();
});

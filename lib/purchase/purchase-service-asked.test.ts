import { logger } from '@/lib/platform/log/logger';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { registered } from './outcome';
import { settled } from './run-attempt';
import {
  after,
  answers,
  done,
  IDS,
  KEY,
  NUMBERS,
  openService,
  received,
  START,
  submitted,
  TERMS,
  TRACE,
  withStoppedClock,
} from './runner.test-kit';
import { receipt, timings } from './test-kit';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

const verifying: PurchaseOutcome = { state: 'verifying', trace: TRACE };
const notRegistered: PurchaseOutcome = { state: 'not-registered', trace: TRACE };
const sent = received({ phase: 'sent', terms: TERMS, decidableAt: START + timings.settleMs });
const outcome = registered(sent, NUMBERS);
const own = answers.holding({ own: IDS, free: [] });
const unheard = answers.verdict({ kind: 'unknown' });

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A service that tells the seller slowly. */
function openSlow(changes: Parameters<typeof openService>[0]) {
  let isTold = false;
  const notifySeller = after(500, async () => void (isTold = true));
  return { ...openService({ notifySeller, ...changes }), isTold: () => isTold };
}

test('an unknown key has no outcome', async () => {
  expect(await openService().service.outcomeOf(KEY)).toBeNull();
});

test('a refusal of an earlier tap is no answer to a later one that has not come', async () => {
  const refusal = settled(received({ phase: 'settled', tappedAt: 1 }), notRegistered);
  const { service, store } = openService();
  await store.note(refusal);
  expect(await service.outcomeOf(KEY, 1)).toEqual(notRegistered);
  expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
  expect(await service.outcomeOf(KEY, 2)).toBeNull();
});

test('what is registered is the answer to every tap', async () => {
  const { service, store } = openService();
  await store.note(settled({ ...sent, tappedAt: 1 }, outcome));
  expect(await service.outcomeOf(KEY, 2)).toEqual(outcome);
});

test('an attempt at work here is being verified, and not looked for', async () => {
  const { service, admin } = openService({ register: after(300, unheard) });
  const submitting = service.submit(submitted(), receipt);
  await pass(100);
  expect(await service.outcomeOf(KEY)).toEqual(verifying);
  expect(admin.holding).not.toHaveBeenCalled();
  await done(submitting);
  admin.holding.mockClear();
  expect(await service.outcomeOf(KEY)).toEqual(verifying);
  expect(admin.holding).not.toHaveBeenCalled();
  await done(service.finished(KEY));
  expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
});

test('an attempt that nobody works on any more is looked for again', async () => {
  const { service, store, admin } = openService({ holding: own });
  jest.spyOn(store, 'save').mockResolvedValueOnce('closed');
  expect(await done(service.submit(submitted(), receipt))).toEqual({
    ok: true,
    outcome: verifying,
  });
  await store.note(sent);
  await service.outcomeOf(KEY);
  expect(admin.holding).toHaveBeenCalledTimes(1);
});

test('an attempt unknown for ten minutes is looked for when it is asked about', async () => {
  let isSilent = true;
  const { service } = openService({
    register: unheard,
    holding: async (...args) => (isSilent ? answers.silence() : own(...args)),
  });
  await done(service.submit(submitted(), receipt));
  await pass(11 * 60_000);
  await service.finished(KEY);
  isSilent = false;
  expect(await service.outcomeOf(KEY)).toEqual(outcome);
});

describe('a purchase that another instance sent', () => {
  test('is registered and stored if it is found, and the seller is notified', async () => {
    const { service, store, isTold } = openSlow({ holding: own });
    await store.open(sent);
    expect(await service.outcomeOf(KEY)).toEqual(outcome);
    expect(await store.find(KEY)).toEqual(settled(sent, outcome));
    expect(isTold()).toBe(false);
    await done(service.finished(KEY));
    expect(isTold()).toBe(true);
  });

  test('is being verified until it is decidable if it is not found', async () => {
    const { service, store, admin } = openService();
    await store.open(sent);
    expect(await service.outcomeOf(KEY)).toEqual(verifying);
    await pass(1000);
    expect(await service.outcomeOf(KEY)).toEqual(verifying);
    expect(admin.holding).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(await service.outcomeOf(KEY)).toEqual(verifying);
    expect(admin.holding).toHaveBeenCalledTimes(2);
    await pass(1001);
    expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
    expect(await store.find(KEY)).toMatchObject({ outcome: notRegistered, phase: 'settled' });
  });

  test('is looked for under the key that joined it, too', async () => {
    const { service, store } = openService({ holding: own });
    await store.open(sent);
    await store.note(received({ key: 'second', joined: KEY, buyer: null }));
    expect(await service.outcomeOf('second')).toEqual(outcome);
  });
});

describe('an unregistered purchase', () => {
  const told = settled(sent, notRegistered);

  test('is looked for again once a second', async () => {
    const { service, store, admin } = openService();
    await store.note(told);
    expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
    await pass(1000);
    expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
    expect(admin.holding).toHaveBeenCalledTimes(1);
    await pass(1);
    await service.outcomeOf(KEY);
    expect(admin.holding).toHaveBeenCalledTimes(2);
  });

  test('is shown if it came late, and the seller is notified', async () => {
    const { service, store, isTold } = openSlow({ holding: own });
    await store.note(told);
    expect(await service.outcomeOf(KEY)).toEqual(outcome);
    expect(isTold()).toBe(false);
    await done(service.finished(KEY));
    expect(isTold()).toBe(true);
  });

  test('is not looked for if it never went out', async () => {
    const { service, store, admin } = openService({ holding: own });
    await store.note({ ...told, late: null });
    expect(await service.outcomeOf(KEY)).toEqual(notRegistered);
    expect(admin.holding).not.toHaveBeenCalled();
  });
});

describe('background work after the answer', () => {
  test('is waited for with all that follows from it', async () => {
    const holding: typeof own = async (...args) =>
      Date.now() > START ? own(...args) : { ok: true, value: { own: [], free: IDS } };
    const { service, isTold } = openSlow({ register: unheard, holding });
    expect(await done(service.submit(submitted(), receipt))).toEqual({
      ok: true,
      outcome: verifying,
    });
    await done(service.finished(KEY));
    expect(isTold()).toBe(true);
  });

  // spec: message-fails
  test('changes nothing when it fails, and the log says what', async () => {
    const error = jest.spyOn(logger, 'error').mockImplementation();
    const { service } = openService({
      notifySeller: async () => {
        throw new TypeError('V12345678');
      },
    });
    expect(await done(service.submit(submitted(), receipt))).toEqual({ ok: true, outcome });
    await done(service.finished(KEY));
    expect(error.mock.calls).toEqual([
      [{ event: 'background-failure', error: 'TypeError', stack: expect.any(Array) }],
    ]);
  });

  test('is over where there is none', async () => {
    await expect(openService().service.finished(KEY)).resolves.toBeUndefined();
  });
});

import { countPurchase } from '@/lib/platform/metrics/metrics';
import type { PaymentAdmin } from './admin-calls';
import { LATE } from './kept-attempt.test-kit';
import { registered } from './outcome';
import { RAFFLE_ID } from './killable-shop.test-kit';
import {
  after,
  answers,
  done,
  IDS,
  KEY,
  marked,
  NUMBERS,
  openRunner,
  received,
  START,
  TERMS,
  TRACE,
  withStoppedClock,
} from './runner.test-kit';
import { timings } from './test-kit';

jest.mock('@/lib/platform/cache/reader');
jest.mock('@/lib/platform/metrics/metrics');
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

/** Fields of an attempt that is not settled yet. */
const open = {
  raffleId: RAFFLE_ID,
  phase: 'sent',
  terms: TERMS,
  buyer: received().buyer,
  outcome: null,
};
const verifying = { ok: true, outcome: { state: 'verifying', trace: TRACE } };
const unheard = answers.verdict({ kind: 'unknown' });

describe('an unanswered purchase', () => {
  test('is being verified, and decidable once it should be over', async () => {
    const { run, store, turn, works, lines } = openRunner({
      admin: { register: after(300, unheard) },
    });
    expect(await run()).toEqual(verifying);
    expect(await store.find(KEY)).toMatchObject({
      ...open,
      decidableAt: START + 300 + timings.settleMs,
    });
    expect(turn.lapse).toHaveBeenCalledTimes(1);
    expect(turn.giveBack).not.toHaveBeenCalled();
    expect(lines()).toEqual([marked('purchase-sent', { tickets: 2 }), marked('purchase-unknown')]);
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['unknown']]);
    expect(works).toHaveLength(1);
    await done(Promise.all(works));
  });

  test('is not registered and not counted if it is nowhere in the end', async () => {
    const { run, store, works, lines } = openRunner({ admin: { register: unheard } });
    await run();
    await done(Promise.all(works));
    expect(Date.now()).toBe(START + timings.settleMs);
    const outcome = { state: 'not-registered', trace: TRACE };
    expect(await store.find(KEY)).toMatchObject({ phase: 'settled', outcome });
    expect(lines().slice(2)).toEqual([marked('purchase-settled', { state: 'not-registered' })]);
    expect(works).toHaveLength(1);
  });

  test('is registered if it is found at once, and the seller is notified', async () => {
    const { run, works, admin, store } = openRunner({
      admin: { register: unheard, holding: answers.holding({ own: IDS, free: [] }) },
    });
    const outcome = registered(received({ terms: TERMS }), NUMBERS);
    expect(await run()).toEqual({ ok: true, outcome });
    expect(Date.now()).toBe(START);
    await Promise.all(works);
    expect(admin.notifySeller).toHaveBeenCalledTimes(1);
    expect(await store.find(KEY)).toMatchObject({ outcome });
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['unknown'], ['registered']]);
  });

  test('is registered later if it is found later, and the seller is notified', async () => {
    const holding: PaymentAdmin['holding'] = async () => {
      const isThere = Date.now() > START;
      return { ok: true, value: isThere ? { own: IDS, free: [] } : { own: [], free: IDS } };
    };
    const { run, works, admin, store } = openRunner({
      admin: { register: unheard, holding },
    });
    expect(await run()).toEqual(verifying);
    await done(Promise.all(works));
    expect(works).toHaveLength(2);
    await Promise.all(works);
    expect(await store.find(KEY)).toMatchObject({ outcome: { state: 'registered' } });
    expect(admin.notifySeller).toHaveBeenCalledTimes(1);
  });

  test('stays open and fully counted if nobody can say for ten minutes', async () => {
    const { run, runner, works, store, later } = openRunner({
      admin: { register: unheard, holding: answers.silence },
    });
    expect(await run()).toEqual(verifying);
    await jest.advanceTimersByTimeAsync(11 * 60_000);
    await Promise.all(works);
    const attempt = await store.find(KEY);
    expect(attempt).toMatchObject(open);
    await runner.close(attempt!, { state: 'not-registered', trace: TRACE }, later);
  });
});

test('a sending that breaks may have gone out: it is looked for', async () => {
  const { run, turn, lines, works } = openRunner({
    admin: {
      register: async () => {
        throw new TypeError('broken');
      },
    },
  });
  expect(await run()).toEqual(verifying);
  expect(turn.lapse).toHaveBeenCalledTimes(1);
  expect(turn.giveBack).not.toHaveBeenCalled();
  expect(lines()).toEqual([
    marked('purchase-sent', { tickets: 2 }),
    marked('purchase-broke-off', { error: 'TypeError', stack: expect.any(Array) }),
    marked('purchase-unknown'),
  ]);
  await done(Promise.all(works));
});

test('a refusal that cannot be looked up is no end', async () => {
  const { run, turn, store } = openRunner({
    admin: {
      register: answers.verdict({ kind: 'refused', cause: 'tickets-taken', taken: [], msg: null }),
      holding: answers.silence,
    },
  });
  expect(await run()).toEqual(verifying);
  expect(await store.find(KEY)).toMatchObject(open);
  expect(turn.giveBack).toHaveBeenCalledTimes(1);
  expect(turn.lapse).not.toHaveBeenCalled();
});

test('a registration beside an earlier unanswered sending must last', async () => {
  const { run, works, store, lines } = openRunner({
    admin: { holding: answers.holding({ own: IDS, free: [] }) },
  });
  const late = { ...LATE, until: START + 1800_000 };
  expect(await run(received({ late, terms: TERMS }))).toEqual(verifying);
  expect(lines().slice(1)).toEqual([marked('purchase-unknown')]);
  await done(Promise.all(works));
  expect(Date.now()).toBeGreaterThanOrEqual(START + timings.settleMs);
  expect(await store.find(KEY)).toMatchObject({
    outcome: { state: 'registered', numbers: NUMBERS },
    late: null,
  });
});

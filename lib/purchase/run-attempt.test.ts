import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { countPurchase } from '@/lib/platform/metrics/metrics';
import { buyerLockName, newAttempt } from './attempt';
import { registered } from './outcome';
import { RAFFLE_ID, saleOf } from './killable-shop.test-kit';
import { settled } from './run-attempt';
import {
  answers,
  IDS,
  KEY,
  marked,
  NUMBERS,
  openRunner,
  received,
  START,
  submitted,
  TERMS,
  TRACE,
  withStoppedClock,
} from './runner.test-kit';
import { receipt, timings } from './test-kit';

jest.mock('@/lib/platform/cache/reader');
jest.mock('@/lib/platform/metrics/metrics');
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

describe('a purchase that is registered', () => {
  const attempt = received();
  const sending = {
    ...attempt,
    phase: 'sent' as const,
    terms: TERMS,
    note: expect.any(String) as string,
    decidableAt: START + timings.answerMs + timings.settleMs,
  };
  const outcome = registered(sending, NUMBERS);

  test('is sent once, with the converted picture, under its buyer’s lock', async () => {
    const { run, admin, lock, turn } = openRunner();
    expect(await run(attempt)).toEqual({ ok: true, outcome });
    const { request } = submitted();
    expect(lock.mock.calls).toEqual([[buyerLockName(RAFFLE_ID, request, TERMS), 600]]);
    const sale = saleOf('each');
    const converted = await receipt();
    expect(admin.register.mock.calls).toEqual([
      [
        {
          generation: sale.generation,
          purchase: {
            raffleId: RAFFLE_ID,
            request,
            method: sale.methods[0],
            sellerId: null,
            accountId: null,
            routeId: 'route',
          },
          receipt: converted.ok && converted.jpeg,
        },
        600,
      ],
    ]);
    expect(turn.giveBack).toHaveBeenCalledTimes(1);
    expect(turn.lapse).not.toHaveBeenCalled();
    expect(admin.holding).not.toHaveBeenCalled();
  });

  test('is stored as sent before, and as settled without its buyer after', async () => {
    const { run, store } = openRunner();
    const save = jest.spyOn(store, 'save');
    await run(attempt);
    const after = {
      phase: 'settled',
      buyer: null,
      note: null,
      outcome,
      late: null,
    };
    expect(save.mock.calls).toEqual([[sending], [{ ...sending, ...after }]]);
    expect(await store.open(received())).toEqual({ opened: true });
  });

  test('is logged, counted and notified, and free numbers are read again', async () => {
    const { run, works, admin, claim, lines } = openRunner();
    await run(attempt);
    await Promise.all(works);
    expect(lines()).toEqual([
      marked('purchase-sent', { tickets: 2 }),
      marked('purchase-settled', { state: 'registered' }),
    ]);
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['registered']]);
    expect(forgetSharedReads).toHaveBeenCalledTimes(1);
    expect(claim.mock.calls).toEqual([[expect.any(String), NUMBERS, expect.any(String)]]);
    expect(admin.notifySeller.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^Se ha registrado una compra en linea, de los siguientes numeros 001, 002\nRifa: Una moto\n/,
        ),
      ],
    ]);
  });
});

test('the rest of a partly registered purchase is not counted, and nothing is looked up', async () => {
  const { run, admin, works } = openRunner({
    admin: { register: answers.verdict({ kind: 'registered', confirmed: [IDS[1]!], taken: [] }) },
  });
  expect(await run()).toMatchObject({
    ok: true,
    outcome: { state: 'partly-registered', numbers: ['002'], taken: ['001'] },
  });
  expect(admin.holding).not.toHaveBeenCalled();
  expect(countPurchase).toHaveBeenCalledWith('partly-registered');
  expect(forgetSharedReads).toHaveBeenCalledTimes(1);
  await Promise.all(works);
  expect(admin.notifySeller).toHaveBeenCalledTimes(1);
});

test('a purchase that the admin API refuses gets its reason, and changes no number', async () => {
  const { run, turn, works, lines } = openRunner({
    admin: {
      register: answers.verdict({ kind: 'refused', cause: 'reference-used', taken: [], msg: null }),
    },
  });
  const result = await run();
  expect(result).toMatchObject({ outcome: { state: 'refused', reason: 'reference-used' } });
  expect(result).not.toHaveProperty('isForgivable');
  expect(lines()).toEqual([
    marked('purchase-sent', { tickets: 2 }),
    marked('purchase-settled', { state: 'refused', reason: 'reference-used' }),
  ]);
  expect(jest.mocked(countPurchase).mock.calls).toEqual([['reference-used']]);
  expect(forgetSharedReads).not.toHaveBeenCalled();
  expect(works).toEqual([]);
  expect(turn.giveBack).toHaveBeenCalledTimes(1);
});

test('a purchase without a connection is not registered, and that is certain at once', async () => {
  const { run, turn, store } = openRunner({
    admin: { register: answers.verdict({ kind: 'not-sent' }) },
  });
  const outcome = { state: 'not-registered', trace: TRACE };
  expect(await run()).toEqual({ ok: true, outcome });
  expect(turn.giveBack).toHaveBeenCalledTimes(1);
  expect(await store.find(KEY)).toMatchObject({ outcome, late: { unheard: 1 } });
  expect(jest.mocked(countPurchase).mock.calls).toEqual([['not-registered']]);
});

test('a settled attempt keeps nothing of its buyer', () => {
  const attempt = { ...newAttempt(submitted(), START), note: 'sealed' };
  const outcome = registered(attempt, NUMBERS);
  expect(settled(attempt, outcome)).toEqual({
    ...attempt,
    phase: 'settled',
    buyer: null,
    note: null,
    outcome,
    late: null,
  });
});

import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { countPurchase } from '@/lib/platform/metrics/metrics';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import type { PaymentAdmin } from './admin-calls';
import { refused, registered } from './outcome';
import { settled } from './run-attempt';
import {
  answers,
  IDS,
  KEY,
  marked,
  NUMBERS,
  openRunner,
  received,
  TERMS,
  TRACE,
  withStoppedClock,
} from './runner.test-kit';

jest.mock('@/lib/platform/cache/reader');
jest.mock('@/lib/platform/metrics/metrics');
jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

const notRegistered: PurchaseOutcome = { state: 'not-registered', trace: TRACE };
const sent = received({ phase: 'sent', terms: TERMS });
const own = answers.holding({ own: IDS, free: [] });

/** Settles a sending with `told`, and then looks at it again. */
async function lookAgain(told: PurchaseOutcome, holding: PaymentAdmin['holding']) {
  const attempt = settled(sent, told);
  const world = openRunner({ admin: { holding } });
  await world.store.note(attempt);
  const replace = jest.spyOn(world.store, 'replace');
  const look = () => world.runner.lookAgain(attempt, told, world.later);
  return { ...world, attempt, replace, look };
}

describe('a purchase that was shown as not registered', () => {
  test('is shown, stored and counted if it came late, and the seller is notified', async () => {
    const { look, attempt, store, works, admin, lines } = await lookAgain(notRegistered, own);
    const outcome = registered(sent, NUMBERS);
    expect(await look()).toEqual(outcome);
    expect(await store.find(KEY)).toEqual({ ...attempt, outcome, late: null });
    expect(lines()).toEqual([
      marked('purchase-registered-late'),
      marked('purchase-settled', { state: 'registered' }),
    ]);
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['registered']]);
    expect(forgetSharedReads).toHaveBeenCalledTimes(1);
    await Promise.all(works);
    expect(admin.notifySeller).toHaveBeenCalledTimes(1);
  });

  test('is shown as before if it is not found', async () => {
    const nothing = answers.holding({ own: [], free: IDS });
    const { look, replace } = await lookAgain(notRegistered, nothing);
    expect(await look()).toBe(notRegistered);
    expect(replace).not.toHaveBeenCalled();
  });

  test('shows its numbers as taken if they are by now, and is still looked for', async () => {
    const taken = answers.holding({ own: [], free: [IDS[1]!] });
    const { look, attempt, store, works, lines } = await lookAgain(notRegistered, taken);
    const outcome = { ...notRegistered, taken: ['001'] };
    expect(await look()).toEqual(outcome);
    expect(await store.find(KEY)).toEqual({ ...attempt, outcome });
    expect(attempt.late).not.toBeNull();
    expect([lines(), works]).toEqual([[], []]);
    expect(countPurchase).not.toHaveBeenCalled();
  });

  test('is shown as before if the admin API does not say', async () => {
    const { look, replace } = await lookAgain(notRegistered, answers.silence);
    expect(await look()).toBe(notRegistered);
    expect(replace).not.toHaveBeenCalled();
  });

  test.each([
    ['as another instance found it', registered(sent, ['001']), registered(sent, ['001'])],
    ['as before when no outcome is stored', null, notRegistered],
  ])('is shown, if it was replaced meanwhile, %s', async (_, kept, told) => {
    const { look, replace, store, works } = await lookAgain(notRegistered, own);
    replace.mockResolvedValue(false);
    jest.spyOn(store, 'find').mockResolvedValue({ ...sent, outcome: kept });
    expect(await look()).toEqual(told);
    expect(works).toEqual([]);
  });

  test('is shown as before if it is forgotten meanwhile', async () => {
    const { look, replace, store } = await lookAgain(notRegistered, own);
    replace.mockResolvedValue(false);
    jest.spyOn(store, 'find').mockResolvedValue(null);
    expect(await look()).toBe(notRegistered);
  });
});

describe('a purchase that was refused when it was sent', () => {
  const told = refused(sent, 'reference-used');

  test('stays refused if it is not found', async () => {
    const { look, replace } = await lookAgain(told, answers.holding({ own: [], free: IDS }));
    expect(await look()).toBe(told);
    expect(replace).not.toHaveBeenCalled();
  });

  test('is registered if it is found all the same, and the seller is notified', async () => {
    const { look, works, admin } = await lookAgain(told, own);
    expect(await look()).toEqual(registered(sent, NUMBERS));
    await Promise.all(works);
    expect(admin.notifySeller).toHaveBeenCalledTimes(1);
  });
});

describe('an attempt sent again after an unanswered sending', () => {
  const late = settled(sent, notRegistered).late;

  test('notifies the seller of numbers that turn out to be its own', async () => {
    const { run, works, admin } = openRunner({
      admin: { ticketsByNumber: answers.gone, holding: own },
    });
    expect(await run(received({ late }))).toMatchObject({ outcome: { state: 'registered' } });
    await Promise.all(works);
    expect(admin.register).not.toHaveBeenCalled();
    expect(admin.notifySeller).toHaveBeenCalledTimes(1);
  });

  test('does not end that sending when its numbers are taken', async () => {
    const { run, store, lines } = openRunner({
      admin: { ticketsByNumber: answers.gone, holding: answers.holding({ own: [], free: [] }) },
    });
    const outcome = { ...notRegistered, taken: NUMBERS };
    expect(await run(received({ late }))).toEqual({ ok: true, isForgivable: false, outcome });
    expect(await store.find(KEY)).toMatchObject({ outcome, late });
    expect(lines()).toEqual([marked('purchase-settled', { state: 'not-registered' })]);
    expect(jest.mocked(countPurchase).mock.calls).toEqual([['not-registered']]);
  });

  test('leaves that sending to be looked for after an error', async () => {
    const { run, store } = openRunner({ admin: { raffleForSale: answers.silence } });
    const attempt = received({ late });
    expect(await run(attempt)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect(await store.find(KEY)).toEqual(settled(attempt, notRegistered));
    expect(await store.open(received())).toEqual({ opened: true });
  });
});

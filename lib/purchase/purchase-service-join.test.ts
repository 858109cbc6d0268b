import { toApiError } from '@/lib/raffle/reasons';
import { exampleTicket } from '@/lib/testing/example-purchase';
import { registered, registeredAt } from './outcome';
import { createMemoryStore } from './store/attempt-store';
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
import { receipt } from './test-kit';

jest.mock('node:timers/promises', () => jest.requireActual('@/lib/testing/timers-on-jest-clock'));

withStoppedClock();

const OTHER_KEY = KEY.replaceAll('0', 'a');
const outcome = registered(received({ terms: TERMS }), NUMBERS);
const slow = after(300, answers.verdict({ kind: 'registered', confirmed: IDS, taken: [] }));
const closed = answers.sale({ isOpen: false });

describe('the same payment under another key', () => {
  const second = submitted({ tickets: [exampleTicket(1)] }, OTHER_KEY);

  async function submitBoth(changes: Parameters<typeof openService>[0]) {
    const world = openService(changes);
    const both = [submitted(), second].map((purchase) => world.service.submit(purchase, receipt));
    return { ...world, answers: await done(Promise.all(both)) };
  }
  const shared = {
    ...registeredAt(
      { tickets: second.request.tickets, trace: TRACE },
      ['001'],
      outcome.state === 'registered' ? outcome.ticketPath : '',
    ),
  };

  test('joins the first, and learns about the numbers that it asked for', async () => {
    const { answers: both, store, service, admin } = await submitBoth({ register: slow });
    expect(both).toEqual([
      { ok: true, outcome },
      { ok: true, outcome: shared },
    ]);
    expect(admin.register).toHaveBeenCalledTimes(1);
    expect(await store.find(OTHER_KEY)).toMatchObject({ joined: KEY, buyer: null, outcome: null });
    expect(await service.outcomeOf(OTHER_KEY)).toEqual(shared);
  });

  test('gets the same answer again when it is sent again', async () => {
    const { service, admin } = await submitBoth({ register: slow });
    expect(await done(service.submit(second, receipt))).toEqual({ ok: true, outcome: shared });
    expect(admin.register).toHaveBeenCalledTimes(1);
  });

  test('joins once more while the first is under way', async () => {
    const { service, admin } = openService({ register: slow });
    const first = service.submit(submitted(), receipt);
    const again = [service.submit(second, receipt)];
    await jest.advanceTimersByTimeAsync(50);
    again.push(service.submit(second, receipt));
    expect(await done(Promise.all([first, ...again]))).toEqual([
      { ok: true, outcome },
      { ok: true, outcome: shared },
      { ok: true, outcome: shared },
    ]);
    expect(admin.register).toHaveBeenCalledTimes(1);
  });

  test('is not forgiven for the first one’s refusal', async () => {
    const { answers: both } = await submitBoth({ raffleForSale: after(300, closed) });
    expect(both[1]).not.toHaveProperty('isForgivable');
    expect(both[1]).toMatchObject({ ok: true, outcome: { reason: 'raffle-closed' } });
  });

  test('is refused with the first', async () => {
    const { answers: both } = await submitBoth({ raffleForSale: after(300, answers.silence) });
    expect(both).toEqual([toApiError('unavailable'), toApiError('unavailable')]);
  });

  test('is sent by itself when the first is forgotten', async () => {
    const { service, store, admin } = openService();
    await store.note(received({ joined: 'forgotten', buyer: null }));
    expect(await service.outcomeOf(KEY)).toBeNull();
    expect(await done(service.submit(submitted(), receipt))).toEqual({ ok: true, outcome });
    expect(admin.register).toHaveBeenCalledTimes(1);
  });
});

describe('a purchase that another instance is at work on', () => {
  async function joinThere(changes: Parameters<typeof openService>[0] = {}) {
    const store = createMemoryStore();
    const there = received({ phase: 'sent', terms: TERMS, decidableAt: START + 1500 + 1000 });
    await store.open(there);
    const world = openService(changes, store);
    const told = jest.fn();
    void world.service.submit(submitted(), receipt).then(told);
    return { ...world, there, told };
  }
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  test('is waited for, and answered as soon as its outcome is known', async () => {
    const { store, there, told, admin } = await joinThere();
    await pass(300);
    await store.save({ ...there, outcome });
    await pass(99);
    expect(told).not.toHaveBeenCalled();
    await pass(1);
    expect(told.mock.calls).toEqual([[{ ok: true, outcome }]]);
    expect(admin.holding).not.toHaveBeenCalled();
    expect(admin.register).not.toHaveBeenCalled();
  });

  test('is looked for from when an answer is overdue', async () => {
    const { told, admin } = await joinThere();
    await pass(999);
    expect(told).not.toHaveBeenCalled();
    expect(admin.holding).not.toHaveBeenCalled();
    await pass(1);
    expect(told.mock.calls).toEqual([
      [{ ok: true, outcome: { state: 'verifying', trace: TRACE } }],
    ]);
    expect(admin.holding).toHaveBeenCalledTimes(1);
  });

  test('may be tried again in a moment if that instance forgot it', async () => {
    const { store, there, told } = await joinThere();
    await pass(50);
    await store.discard(there);
    await pass(200);
    expect(told.mock.calls).toEqual([[toApiError('busy')]]);
  });
});

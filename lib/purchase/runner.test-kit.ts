import { setTimeout as sleep } from 'node:timers/promises';
import type { Holding, Purchased } from '@/lib/admin-api/buyer-tickets';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import { logger } from '@/lib/platform/log/logger';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { PaymentAdmin } from './admin-calls';
import { newAttempt, type Attempt, type SubmittedPurchase } from './attempt';
import type { BuyerLock, BuyerTurn } from './buyer-lock';
import { RAFFLE_ID, saleOf } from './killable-shop.test-kit';
import { createAttemptRunner, type EncodeReceipt, type Parts } from './run-attempt';
import { createLookUp } from './look-up';
import { createMemoryStore } from './store/attempt-store';
import { FEW, openTestService, receipt, timings } from './test-kit';

process.env.ADMIN_API_URL = 'http://127.0.0.1:9/api';

export const START = Date.UTC(2026, 0, 1);
export const KEY = '01020304-0506-4708-890a-0b0c0d0e0f10';
export const IDS = examplePurchase().tickets.map(({ id }) => id);
export const NUMBERS = examplePurchase().tickets.map(({ number }) => number);

/** Terms of the raffle that `fakeAdmin` sells. */
export const TERMS = {
  isAllOrNothing: false,
  pricing: { price: 5, packs: [] },
  rate: 1,
  currency: null,
};

/** In each test of the file, time stands still until the test lets it pass. */
export function withStoppedClock() {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'], now: START }));
  afterEach(() => {
    jest.restoreAllMocks();
    jest.clearAllMocks();
    jest.useRealTimers();
  });
}

/** Lets time pass until the work is done. */
export async function done<Value>(work: Promise<Value>): Promise<Value> {
  let isOver = false;
  const watched = work.finally(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(0);
  while (!isOver) {
    await jest.advanceTimersToNextTimerAsync();
    await jest.advanceTimersByTimeAsync(0);
  }
  return watched;
}

export function submitted(changes: Partial<PurchaseRequest> = {}, key = KEY): SubmittedPurchase {
  return { key, raffleId: RAFFLE_ID, request: examplePurchase(changes) };
}

export function received(changes: Partial<Attempt> = {}, purchase = submitted()): Attempt {
  return { ...newAttempt(purchase, START + 60_000), ...changes };
}

export const TRACE = received().trace;

/** A line of the log. */
export const marked = (event: string, more: object = {}) => ({
  event,
  trace: TRACE,
  raffleId: RAFFLE_ID,
  ...more,
});

/** An admin API where all goes well, except for the test's own changes. */
function fakeAdmin(changes: Partial<PaymentAdmin> = {}) {
  const free = (numbers: string[]) => numbers.map((number) => ({ ...ticketOf(number) }));
  const admin: PaymentAdmin = {
    raffleForSale: async () => ({ ok: true, value: saleOf('each') }),
    ticketsByNumber: async (_, numbers) => ({
      ok: true,
      value: { tickets: free(numbers), counts: null },
    }),
    winner: async () => ({ ok: true, value: null }),
    webRouteId: async () => 'route',
    register: async () => ({ kind: 'registered', confirmed: IDS, taken: [] }),
    holding: async () => ({ ok: true, value: { own: [], free: IDS } }),
    purchasedTickets: async () => ({ ok: true, value: { byBuyer: [], byReference: [] } }),
    notifySeller: async () => undefined,
    notifyBuyer: async () => undefined,
    ...changes,
  };
  return {
    raffleForSale: jest.fn(admin.raffleForSale),
    ticketsByNumber: jest.fn(admin.ticketsByNumber),
    winner: jest.fn(admin.winner),
    webRouteId: jest.fn(admin.webRouteId),
    register: jest.fn(admin.register),
    holding: jest.fn(admin.holding),
    purchasedTickets: jest.fn(admin.purchasedTickets),
    notifySeller: jest.fn(admin.notifySeller),
    notifyBuyer: jest.fn(admin.notifyBuyer),
  };
}

function ticketOf(number: string) {
  const id = IDS[NUMBERS.indexOf(number)] ?? '';
  return { id, number, status: 'available' as const };
}

export const answers = {
  sale:
    (changes: Partial<RaffleForSale['raffle']>): PaymentAdmin['raffleForSale'] =>
    async () => {
      const sale = saleOf('each');
      return { ok: true, value: { ...sale, raffle: { ...sale.raffle, ...changes } } };
    },
  /** Somebody has the numbers by now. */
  gone: (async (_, numbers) => ({
    ok: true,
    value: {
      tickets: numbers.map((number) => ({ ...ticketOf(number), status: 'reserved' as const })),
      counts: null,
    },
  })) satisfies PaymentAdmin['ticketsByNumber'],
  holding:
    (holding: Holding): PaymentAdmin['holding'] =>
    async () => ({ ok: true, value: holding }),
  purchased:
    (purchased: Purchased): PaymentAdmin['purchasedTickets'] =>
    async () => ({ ok: true, value: purchased }),
  verdict:
    (verdict: RegistrationVerdict): PaymentAdmin['register'] =>
    async () =>
      verdict,
  silence: async () => ({
    ok: false as const,
    reason: 'timeout' as const,
    status: null,
    msg: null,
    body: {},
  }),
};

export const after =
  <Args extends unknown[], Value>(ms: number, call: (...args: Args) => Promise<Value>) =>
  async (...args: Args): Promise<Value> => {
    await sleep(ms);
    return call(...args);
  };

type Changes = Partial<Omit<Parts, 'admin'>> & {
  admin?: Partial<PaymentAdmin>;
  isAfterAnother?: boolean;
};

export function openRunner({ admin: changes, isAfterAnother = false, ...parts }: Changes = {}) {
  const admin = fakeAdmin(changes);
  const store = parts.store ?? createMemoryStore(FEW);
  const turn = {
    isAfterAnother,
    lapse: jest.fn(async () => undefined),
    giveBack: jest.fn(async () => undefined),
  };
  const lock = jest.fn<Promise<BuyerTurn>, Parameters<BuyerLock>>(async () => turn);
  const claim = jest.fn(async (_: string, claimed: string[]) => claimed);
  const runner = createAttemptRunner({
    lock,
    told: { claim },
    lookUp: createLookUp(admin, timings.settleMs),
    timings,
    ...parts,
    store,
    admin,
  });
  const works: Promise<void>[] = [];
  const later = (work: Promise<void>) => void works.push(work);
  const info = jest.spyOn(logger, 'info').mockImplementation();

  async function run(
    attempt = received(),
    purchase = submitted(),
    encode: EncodeReceipt = receipt,
  ) {
    await store.open(attempt);
    return done(runner.run(attempt, purchase, encode, later));
  }

  return {
    runner,
    admin,
    store,
    turn,
    lock,
    later,
    works,
    run,
    claim,
    lines: () => info.mock.calls.map(([line]) => line as unknown),
  };
}

/** The service over the same admin API. An attempt put into its store counts as another instance's. */
export function openService(changes: Partial<PaymentAdmin> = {}, store = createMemoryStore(FEW)) {
  const admin = fakeAdmin(changes);
  const told = { claim: async (_: string, numbers: string[]) => numbers };
  return { admin, store, service: openTestService({ store, admin, told }) };
}

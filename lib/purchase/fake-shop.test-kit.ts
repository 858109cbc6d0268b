import { setTimeout as sleep } from 'node:timers/promises';
import type { Holding } from '@/lib/admin-api/buyer-tickets';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import { logger } from '@/lib/platform/log/logger';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { PaymentAdmin } from './admin-calls';
import { RAFFLE_ID } from './example-entry.test-kit';
import { saleOf } from './killable-shop.test-kit';
import { createMemoryStore, type PurchaseStore } from './store';
import { FEW, openTestService, receipt, timings } from './test-kit';

export const KEY = '01020304-0506-4708-890a-0b0c0d0e0f10';
export const OTHER_KEY = '11121314-1516-4718-891a-1b1c1d1e1f20';
export const IDS = examplePurchase().tickets.map(({ id }) => id);
export const NUMBERS = examplePurchase().tickets.map(({ number }) => number);
/** From its beginning, an unanswered sending may be at work for so long. */
export const AT_WORK_MS = timings.answerMs + timings.settleMs;

export function withStoppedClock() {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Lets time pass until the work is done. */
export async function done<Value>(work: Promise<Value>): Promise<Value> {
  let isOver = false;
  const watched = work.finally(() => (isOver = true));
  await pass(0);
  for (let turns = 0; !isOver; turns += 1) {
    if (turns > 20_000) throw new Error('The work never ends.');
    await jest.advanceTimersToNextTimerAsync();
    await pass(0);
  }
  return watched;
}

export function submitted(changes: Partial<PurchaseRequest> = {}, key = KEY) {
  return { key, raffleId: RAFFLE_ID, request: examplePurchase(changes) };
}

export const UNHEARD: RegistrationVerdict = { kind: 'unknown' };
export const REGISTERED: RegistrationVerdict = { kind: 'registered', confirmed: IDS };

/** An answer that never comes, as of a killed process. */
export const never = () => new Promise<never>(() => undefined);

type World = {
  /** Of one POST after the other; the last is repeated. */
  verdicts?: (RegistrationVerdict | Promise<never>)[];
  /** How long each POST takes. */
  postMs?: number;
  admin?: Partial<PaymentAdmin>;
  store?: PurchaseStore;
};

/** A shop over an admin API whose numbers are free until the test gives them to somebody. */
export function openFakeShop({
  verdicts = [REGISTERED],
  postMs = 0,
  admin = {},
  store = createMemoryStore(FEW),
}: World = {}) {
  const holding: Holding = { own: [], free: [...IDS] };
  const posts: { at: number; reference: string }[] = [];
  const info = jest.spyOn(logger, 'info').mockImplementation();
  const service = openTestService({
    store,
    admin: {
      raffleForSale: async () => ({ ok: true, value: saleOf('each') }),
      ticketsByNumber: async (_, numbers) => ({
        ok: true,
        value: { tickets: numbers.map(ticketOf), counts: null },
      }),
      winner: async () => ({ ok: true, value: null }),
      holding: async () => ({ ok: true, value: { ...holding } }),
      purchasedTickets: async () => ({ ok: true, value: { byBuyer: [], byReference: [] } }),
      async register({ purchase }) {
        posts.push({ at: Date.now(), reference: purchase.request.reference });
        const verdict = verdicts[Math.min(posts.length, verdicts.length) - 1]!;
        await sleep(postMs);
        return verdict;
      },
      ...admin,
    },
  });

  function ticketOf(number: string) {
    const id = IDS[NUMBERS.indexOf(number)] ?? '';
    return { id, number, status: holding.free.includes(id) ? 'available' : 'reserved' } as const;
  }

  return {
    ...service,
    store,
    posts,
    buy: (changes: Partial<PurchaseRequest> = {}, key = KEY) =>
      service.submit(submitted(changes, key), receipt),
    buyerHas: (ids: string[]) =>
      void Object.assign(holding, { own: ids, free: IDS.filter((id) => !ids.includes(id)) }),
    strangerHas: (ids: string[]) =>
      void Object.assign(holding, { own: [], free: IDS.filter((id) => !ids.includes(id)) }),
    events: () => info.mock.calls.map(([line]) => (line as { event: string }).event),
  };
}

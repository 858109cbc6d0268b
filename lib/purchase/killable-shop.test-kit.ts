import { setTimeout as wait } from 'node:timers/promises';
import { firstGeneration } from '@/lib/admin-api/generation-1';
import { secondGeneration } from '@/lib/admin-api/generation-2';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { Ticket } from '@/lib/raffle/types';
import { exampleTicket } from '@/lib/testing/example-purchase';
import type { createAdminModel, Manner } from './admin-model.test-kit';
import { exampleSale } from './example-entry.test-kit';
import type { PurchaseStore } from './store';
import { openTestService } from './test-kit';

export const LATENCY_MS = 5;
const RAFFLE_TICKETS = Array.from({ length: 8 }, (_, place) => exampleTicket(place));

type Killable = {
  manner: Manner;
  admin: ReturnType<typeof createAdminModel>;
  register(asked: PurchaseRequest, timeoutMs: number): Promise<RegistrationVerdict>;
  notifySeller(message: string): Promise<void>;
  /** What instances share through Redis. */
  store: PurchaseStore;
};

/** An instance over the model of the admin API. A killed instance does nothing more. */
export function openKillableShop({ manner, admin, register, notifySeller, store }: Killable) {
  let isAlive = true;
  const alive =
    <Args extends unknown[], Value>(call: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      const value = isAlive ? await call(...args) : never<Value>();
      return isAlive ? value : never<Value>();
    };
  const read = <Value>(value: () => Value) =>
    alive(async () => {
      await wait(LATENCY_MS);
      return { ok: true as const, value: value() };
    })();
  const withStatus = (ticket: Omit<Ticket, 'status'>): Ticket => ({
    ...ticket,
    status: admin.isFree(ticket) ? 'available' : 'reserved',
  });
  const service = openTestService({
    store: eachMethod(store, alive),
    admin: {
      raffleForSale: () => read(() => saleOf(manner)),
      winner: () => read(() => null),
      ticketsByNumber: (_, numbers) =>
        read(() => ({ counts: null, tickets: ticketsOf(numbers).map(withStatus) })),
      register: alive(({ purchase }, timeoutMs) => register(purchase.request, timeoutMs)),
      holding: (_, numbers, buyer) => read(() => admin.holding(ticketsOf(numbers), buyer)),
      purchasedTickets: (mark) => read(() => admin.purchased(RAFFLE_TICKETS, mark)),
      notifySeller: alive(notifySeller),
    },
  });
  return { service, isAlive: () => isAlive, kill: () => (isAlive = false) };
}

function eachMethod<Methods extends object>(
  methods: Methods,
  change: (method: never) => unknown,
): Methods {
  const changed = Object.entries(methods).map(([name, method]) => [name, change(method as never)]);
  return Object.fromEntries(changed) as Methods;
}

function ticketsOf(numbers: string[]) {
  return RAFFLE_TICKETS.filter(({ number }) => numbers.includes(number));
}

/** At five a number, paid in the base currency. */
export function saleOf(manner: Manner): RaffleForSale {
  const generation = manner === 'collision' ? secondGeneration : firstGeneration;
  const method = { ...exampleSale().methods[0]!.method, currency: null, rate: 1 };
  return exampleSale({}, { generation, methods: [{ method, asItCame: {} }] });
}

const never = <Value>() => new Promise<Value>(() => undefined);

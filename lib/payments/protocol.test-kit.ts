import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { firstGeneration } from '@/lib/admin-api/generation-1';
import { secondGeneration } from '@/lib/admin-api/generation-2';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { createAdminModel, type Manner } from './admin-model.test-kit';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { HistoryEvent } from '@/lib/testing/first-lie.mjs';
import type { PaymentAdmin } from './admin';
import { isRegistered } from './attempt';
import { createBuyerLock } from './buyer-lock';
import { createMemoryStore } from './store/attempt-store';
import { createMemoryLockStore } from './store/lock-store';
import { createMemoryToldNumbers } from './tell-seller-once';
import { openTestService, receipt, timings } from './test-kit';

const RAFFLE = 'a'.repeat(24);
const METHOD = 'Pago Móvil';
const LATENCY_MS = 5;
/** An answer that another call waits for; one that calls of a second share. */
const JOINED_MS = 300;
const SHARED_MS = 1300;
const ASK_EVERY_MS = 700;
/** Longer than anything is still on its way. */
const PATIENCE_MS = 4 * 60_000;
const METHODS = [
  {
    method: { id: METHOD, name: METHOD, description: '', account: '', currency: null, rate: 1 },
    asItCame: {},
  },
];
const RAFFLE_TICKETS = Array.from({ length: 8 }, (_, place) => ticket(place));

/** What befalls a purchase on its way to the admin API. */
export type Fault = {
  /** Before it is worked on. */
  delayMs: number;
  /** It never arrives, it is done without an answer, or all goes well. */
  end: 'dropped' | 'unanswered' | 'answered';
};

export type Step =
  | { kind: 'send'; purchase: number; tab: number; isCorrected: boolean; shop: number }
  | { kind: 'ask'; purchase: number; tab: number; shop: number }
  | { kind: 'stranger'; number: number }
  | { kind: 'kill'; shop: number }
  | { kind: 'pass'; ms: number };

/** Two buyers, each with two purchases; the second of each meets one of the other's. */
const PURCHASES = [
  { buyer: 'V10000001', numbers: [0, 1] },
  { buyer: 'V10000001', numbers: [2, 3] },
  { buyer: 'V10000002', numbers: [4, 5] },
  { buyer: 'V10000002', numbers: [3, 6] },
];

type Asking = { buyer: string; key: string; request: PurchaseRequest };

/** Two shops that share what Redis holds, over a model of the admin API; time is the test's. */
export function openWorld(manner: Manner, faults: Fault[]) {
  const history: HistoryEvent[] = [];
  const admin = createAdminModel(manner, (what, buyer, numbers) => {
    history.push({ at: Date.now(), what, buyer, numbers });
  });
  const shared = {
    store: createMemoryStore(),
    locks: createMemoryLockStore(),
    told: createMemoryToldNumbers(),
  };
  const shops = [openShop(), openShop()];
  const askings = new Map<string, Asking>();
  const waiting = [...faults];

  async function register(asked: PurchaseRequest, timeoutMs: number): Promise<RegistrationVerdict> {
    const { delayMs, end } = waiting.shift() ?? { delayMs: 0, end: 'answered' };
    if (end === 'dropped') return unanswered(timeoutMs);
    const work = wait(delayMs + LATENCY_MS).then(() => admin.register(asked));
    const answer = end === 'answered' ? work : work.then(() => unanswered(0));
    return Promise.race([answer, unanswered(timeoutMs)]);
  }

  function openShop() {
    let isAlive = true;
    /** Of a process that is killed nothing comes any more. */
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
    const ports: Partial<PaymentAdmin> = {
      raffleForSale: () => read(() => saleOf(manner)),
      ticketsByNumber: (_, numbers) =>
        read(() => ({
          counts: null,
          tickets: ticketsOf(numbers).map((one) => ({
            ...one,
            status: admin.isFree(one) ? ('available' as const) : ('reserved' as const),
          })),
        })) as ReturnType<PaymentAdmin['ticketsByNumber']>,
      register: alive(({ purchase }, timeoutMs) => register(purchase.request, timeoutMs)),
      holding: (_, numbers, buyer) => read(() => admin.holding(ticketsOf(numbers), buyer)),
      purchasedTickets: (mark) => read(() => admin.purchased(RAFFLE_TICKETS, mark)),
      tellSeller: alive(async (message) => {
        const numbers = message.match(/\b\d{3}\b/g) ?? [];
        history.push({ at: Date.now(), what: 'seller-told', numbers });
      }),
    };
    const service = openTestService({
      store: eachMethod(shared.store, alive),
      told: eachMethod(shared.told, alive),
      lock: createBuyerLock(eachMethod(shared.locks, alive)),
      admin: ports,
    });
    return { service, kill: () => (isAlive = false) };
  }

  function askingOf({ purchase, tab }: { purchase: number; tab: number }): Asking {
    const name = `${purchase} ${tab}`;
    const known = askings.get(name);
    if (known) return known;
    const { buyer, numbers } = PURCHASES[purchase] ?? PURCHASES[0]!;
    const request = examplePurchase({
      tickets: numbers.map(ticket),
      amount: 5 * numbers.length,
      nationalId: buyer,
      phone: `414${buyer.slice(-7)}`,
      reference: `ref-${purchase}`,
    });
    const asking = { buyer, key: randomUUID(), request };
    askings.set(name, asking);
    return asking;
  }

  const shopOf = (place: number) => shops[place % shops.length]!.service;

  async function send(asking: Asking, shop: number): Promise<PurchaseOutcome | null> {
    const asked = Date.now();
    const { key, request } = asking;
    const result = await shopOf(shop).submit(
      { key, raffleId: RAFFLE, client: null, request },
      receipt,
    );
    return result.ok ? told(asking, asked, JOINED_MS, result.outcome) : null;
  }

  async function ask(asking: Asking, shop: number): Promise<PurchaseOutcome | null> {
    const asked = Date.now();
    const outcome = await shopOf(shop).outcomeOf(asking.key);
    return outcome && told(asking, asked, SHARED_MS, outcome);
  }

  function told(
    { buyer, key, request }: Asking,
    asked: number,
    lookedMs: number,
    outcome: PurchaseOutcome,
  ) {
    const wanted = request.tickets.map(({ number }) => number);
    history.push({ at: Date.now(), what: 'told', asked, lookedMs, buyer, key, wanted, outcome });
    return outcome;
  }

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'send': {
        const asking = askingOf(step);
        if (step.isCorrected)
          asking.request = { ...asking.request, reference: `corrected-${step.purchase}` };
        void send(asking, step.shop);
        return;
      }
      case 'ask':
        void ask(askingOf(step), step.shop);
        return;
      case 'stranger':
        void admin.register(strangersPurchase(step.number));
        return;
      case 'kill':
        shops[step.shop]?.kill();
        shops[step.shop] = openShop();
        return;
      case 'pass':
        await wait(step.ms);
    }
  }

  /** As the page does: asks, and sends again what was forgotten or what nobody has. */
  async function settle(asking: Asking, shop: number): Promise<void> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const known = await withPatience(ask(asking, shop));
      if (known && (isRegistered(known) || known.state === 'refused')) return;
      const isFree = known?.state === 'not-registered' && !known.taken;
      if (!known || isFree) await withPatience(send(asking, shop));
      await wait(ASK_EVERY_MS);
    }
  }

  /** Takes the steps, and then until everybody knows how it ended; no more faults by then. */
  async function play(steps: Step[]): Promise<void> {
    for (const step of steps) await take(step);
    waiting.length = 0;
    await Promise.all([...askings.values()].map((asking, place) => settle(asking, place)));
  }

  return { history, play };
}

function ticket(place: number) {
  return { id: place.toString(16).padStart(24, '0'), number: String(place).padStart(3, '0') };
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

function strangersPurchase(number: number): PurchaseRequest {
  return examplePurchase({
    tickets: [ticket(number)],
    nationalId: `V2000000${number}`,
    phone: `412000000${number}`,
    reference: `stranger-${number}`,
  });
}

function saleOf(manner: Manner): RaffleForSale {
  const raffle = {
    isOpen: true,
    isPending: false,
    price: 5,
    packs: [],
    minPerPurchase: 1,
    maxPerPurchase: 50,
  };
  return {
    raffle: { id: RAFFLE, name: 'Una moto', ...raffle } as unknown as RaffleForSale['raffle'],
    sellerId: null,
    accountId: null,
    generation: manner === 'collision' ? secondGeneration : firstGeneration,
    methods: METHODS,
    isInBaseCurrency: true,
  };
}

const never = <Value>() => new Promise<Value>(() => undefined);

async function unanswered(ms: number): Promise<RegistrationVerdict> {
  await wait(ms);
  return { kind: 'unknown' };
}

/** A shop that was killed answers nobody. */
async function withPatience<Value>(work: Promise<Value>): Promise<Value | null> {
  return Promise.race([work, wait(10 * timings.answerMs, null)]);
}

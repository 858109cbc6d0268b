import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RegistrationVerdict } from '@/lib/admin-api/payments';
import type { PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { examplePurchase, exampleTicket } from '@/lib/testing/example-purchase';
import type { HistoryEvent } from '@/lib/testing/first-lie.mjs';
import { createAdminModel, type Manner } from './admin-model.test-kit';
import { isRegistered } from './outcome';
import { RAFFLE_ID } from './example-entry.test-kit';
import { LATENCY_MS, openKillableShop } from './killable-shop.test-kit';
import { createMemoryStore } from './store';
import { FEW, receipt, timings } from './test-kit';

/** How old an answer may be: one that another call waits for; one that calls share for a second. */
const JOINED_MS = 300;
const SHARED_MS = 1300;
const ASK_EVERY_MS = 700;
/** Longer than anything can be on its way. */
const PATIENCE_MS = 4 * 60_000;
/** A fault on the way of a purchase to the admin API. */
export type Fault = {
  /** Before the work on it starts. */
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

/** Two buyers with two purchases each; the second purchases of both overlap. */
const PURCHASES = [
  { buyer: 'V10000001', numbers: [0, 1] },
  { buyer: 'V10000001', numbers: [2, 3] },
  { buyer: 'V10000002', numbers: [4, 5] },
  { buyer: 'V10000002', numbers: [3, 6] },
];

type Asking = { buyer: string; key: string; request: PurchaseRequest };

/** Two shops that share what Redis holds, over a model of the admin API. The test sets the time. */
export function openWorld(manner: Manner, faults: Fault[]) {
  const history: HistoryEvent[] = [];
  const admin = createAdminModel(manner, (what, buyer, numbers) => {
    history.push({ at: Date.now(), what, buyer, numbers });
  });
  const store = createMemoryStore(FEW);
  const shops = [openShop(), openShop()];
  const askings = new Map<string, Asking>();
  const waiting = [...faults];

  function openShop() {
    const shop: ReturnType<typeof openKillableShop> = openKillableShop({
      ...{ manner, admin, notifySeller, store },
      async register(asked, timeoutMs) {
        const at = Date.now();
        const endsBy = at + timeoutMs + timings.settleMs;
        const sending = { at, what: 'sent' as const, buyer: asked.nationalId, endsBy };
        history.push(sending);
        const verdict = await register(asked, timeoutMs);
        if (shop.isAlive() && verdict.kind !== 'unknown') sending.endsBy = Date.now();
        return verdict;
      },
    });
    return shop;
  }

  async function notifySeller(message: string): Promise<void> {
    const [sentence = ''] = message.split('\n', 1);
    const numbers = sentence.match(/\b\d{3}\b/g) ?? [];
    history.push({ at: Date.now(), what: 'seller-told', numbers });
  }

  async function register(asked: PurchaseRequest, timeoutMs: number): Promise<RegistrationVerdict> {
    const { delayMs, end } = waiting.shift() ?? { delayMs: 0, end: 'answered' };
    if (end === 'dropped') return unanswered(timeoutMs);
    const work = wait(delayMs + LATENCY_MS).then(() => admin.register(asked));
    const answer = end === 'answered' ? work : work.then(() => unanswered(0));
    return Promise.race([answer, unanswered(timeoutMs)]);
  }

  function askingOf({ purchase, tab }: { purchase: number; tab: number }): Asking {
    const name = `${purchase} ${tab}`;
    const known = askings.get(name);
    if (known) return known;
    const { buyer, numbers } = PURCHASES[purchase]!;
    const request = examplePurchase({
      tickets: numbers.map(exampleTicket),
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
    const requestedAt = Date.now();
    const { key, request } = asking;
    const result = await shopOf(shop).submit({ key, raffleId: RAFFLE_ID, request }, receipt);
    return result.ok ? told(asking, requestedAt, JOINED_MS, result.outcome) : null;
  }

  async function ask(asking: Asking, shop: number): Promise<PurchaseOutcome | null> {
    const requestedAt = Date.now();
    const outcome = await shopOf(shop).outcomeOf(asking.key);
    return outcome && told(asking, requestedAt, SHARED_MS, outcome);
  }

  function told(
    { buyer, key, request }: Asking,
    requestedAt: number,
    dataAgeMs: number,
    outcome: PurchaseOutcome,
  ) {
    const wanted = request.tickets.map(({ number }) => number);
    history.push({
      at: Date.now(),
      what: 'told',
      requestedAt,
      dataAgeMs,
      buyer,
      key,
      wanted,
      outcome,
    });
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

  /** Asks as the page does, and sends again what was forgotten or what nobody has. */
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

  /** Takes the steps, then goes on without faults until everybody knows how it ended. */
  async function play(steps: Step[]): Promise<void> {
    for (const step of steps) await take(step);
    waiting.length = 0;
    await Promise.all([...askings.values()].map((asking, place) => settle(asking, place)));
  }

  return { history, play };
}

function strangersPurchase(number: number): PurchaseRequest {
  return examplePurchase({
    tickets: [exampleTicket(number)],
    nationalId: `V2000000${number}`,
    phone: `412000000${number}`,
    reference: `stranger-${number}`,
  });
}

async function unanswered(ms: number): Promise<RegistrationVerdict> {
  await wait(ms);
  return { kind: 'unknown' };
}

/** A killed shop never answers. */
async function withPatience<Value>(work: Promise<Value>): Promise<Value | null> {
  return Promise.race([work, wait(10 * timings.answerMs, null)]);
}

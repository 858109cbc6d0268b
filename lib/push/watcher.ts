import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getStatesOfMany, MOST_ASKED } from '@/lib/admin-api/numbers-with-state';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWinner } from '@/lib/admin-api/tickets';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { countSend } from '@/lib/platform/metrics/metrics';
import { isRaffleId } from '@/lib/raffle/addresses';
import { hasNumber, type NumberWithState } from '@/lib/raffle/digital-ticket';
import { ticketOf } from '@/lib/ticket/read-ticket';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { holderHash } from '@/lib/ticket/token';
import { isDue, noticeOf, noticeText, withNotice, type Draw, type Notice } from './notices';
import { pushKeys } from './push-keys';
import { pushStore, type PushStore } from './push-store';
import { createSender } from './send-message';
import { changePhone, openSubscription, type Phone } from './subscriptions';

const STEP_MS = 2000;
const EVERY_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** Phones stay so long after the result, or once the raffle is gone or overdue: an owner may err. */
const STAY_MS = 7 * DAY_MS;
const OVERDUE_MS = 53 * DAY_MS;

/** Longer than a push service may take. An instance that ended meanwhile may have sent nothing. */
const CLAIM_MS = 60_000;
const AT_ONCE = 20;
/** After so many failures in a row a push service rests until the next look. */
const MOST_FAILURES = 5;
const STOP_MS = 15_000;

type Watching = { store: PushStore; send: ReturnType<typeof createSender>; now: () => number };
type Ticket = NonNullable<ReturnType<typeof ticketOf>> & { phones: Phone[] };

/** The notice of each ticket at one look, as text. */
type Seen = ReadonlyMap<string, string>;

/** Looks at the raffles that phones wait for, and tells what stood for two looks. Any number of instances may do it. */
export function createWatcher({ store, send, now }: Watching) {
  const lastSeen = new Map<string, Seen>();
  let nextAt = 0;
  let isStopping = false;
  let stepping = Promise.resolve();

  /** Looks if it is time: at one raffle after the other. */
  async function step(): Promise<void> {
    const wait = nextAt - now();
    // A clock that was ahead put it off for longer.
    if (wait > 0 && wait <= EVERY_MS) return;
    nextAt = now() + EVERY_MS;
    const raffles = (await store.groups()).filter(isRaffleId);
    for (const id of lastSeen.keys()) if (!raffles.includes(id)) lastSeen.delete(id);
    for (const id of raffles) {
      const seen = isStopping ? null : await look(id, lastSeen.get(id));
      if (seen) lastSeen.set(id, seen);
    }
  }

  /** Null if the admin API did not answer everything. */
  async function look(raffleId: string, last?: Seen): Promise<Seen | null> {
    const tickets = await ticketsOf(raffleId);
    const sale = await throughCircuitBreaker(getRaffleForSale)(raffleId);
    if (!sale.ok) {
      if (sale.reason === 'no-such-raffle') await forgetIfOver(raffleId, 'gone');
      return null;
    }
    const answer = await throughCircuitBreaker(getWinner)(raffleId);
    if (!answer.ok) return null;
    const { name, drawDate } = sale.value.raffle;
    const winner = answer.value;
    const isOverdue = now() - Date.parse(drawDate ?? '') > OVERDUE_MS;
    await forgetIfOver(raffleId, winner?.number ?? (isOverdue ? 'overdue' : ''));

    const asked = tickets.filter(({ numbers, phones }) =>
      winner
        ? numbers.some((number) => hasNumber(number, winner.number))
        : phones.some(({ told }) => told.payment !== 'confirmed'),
    );
    const states = await statesOf(raffleId, asked);
    if (!states) return null;
    const seen = new Map<string, string>();
    const standing: [Ticket, Notice][] = [];
    for (const ticket of tickets) {
      const known = states.get(ticket);
      const notice = noticeOf(
        ticket.numbers.map((number, at) => ({ number, state: known?.[at] ?? 'unknown' })),
        winner?.number ?? null,
      );
      const text = JSON.stringify([notice, winner?.owner?.name, winner?.owner?.status]);
      seen.set(ticket.token, text);
      if (notice && last?.get(ticket.token) === text) standing.push([ticket, notice]);
    }
    await tell(standing, { name, winner });
    return seen;
  }

  /** Without those that this shop does not know any more. */
  async function ticketsOf(raffleId: string): Promise<Ticket[]> {
    const tickets = new Map<string, Ticket>();
    for await (const [id, text] of store.entries(raffleId)) {
      const subscription = openSubscription(text);
      const ticket = subscription && ticketOf(subscription.token);
      if (ticket) tickets.set(id, { ...ticket, phones: subscription.phones });
    }
    return [...tickets.values()];
  }

  /** @param end why nothing more will be told, or an empty text */
  async function forgetIfOver(raffleId: string, end: string): Promise<void> {
    const held = await store.read('ends', raffleId);
    const [before, since] = held ? (JSON.parse(held) as [string, number]) : ['', 0];
    if (end !== before) {
      await store.swap('ends', raffleId, held, end ? JSON.stringify([end, now()]) : null);
    } else if (end && now() - since >= STAY_MS) {
      for await (const entry of store.entries(raffleId)) await store.swap(raffleId, ...entry, null);
      await store.swap('ends', raffleId, held, null);
    }
  }

  async function tell(standing: [Ticket, Notice][], draw: Draw): Promise<void> {
    const failures = new Map<string, number>();
    const queue = standing.values();
    const senders = Array.from({ length: AT_ONCE }, async () => {
      for (const [ticket, notice] of queue) {
        for (const phone of ticket.phones) {
          const { origin } = new URL(phone.endpoint);
          const failed = failures.get(origin) ?? 0;
          if (isStopping || failed >= MOST_FAILURES || !isDue(notice, phone.told, now())) continue;
          const result = await tellPhone(ticket, phone.endpoint, notice, draw);
          failures.set(origin, result === 'away' ? (failures.get(origin) ?? 0) + 1 : 0);
        }
      }
    });
    await Promise.allSettled(senders);
    await Promise.all(senders);
  }

  /** Claims the phone before it sends, and notes at once what was taken. */
  async function tellPhone(ticket: Ticket, endpoint: string, notice: Notice, draw: Draw) {
    const at = now();
    const change = changePhone.bind(null, store, ticket, endpoint);
    let claimed = null as Phone | null;
    const stored = await change((phone) => {
      const left = (phone?.sendingUntil ?? 0) - at;
      // Not one that a clock far ahead left behind.
      const isOthers = left > 0 && left < DAY_MS;
      claimed = phone && !isOthers && isDue(notice, phone.told, at) ? phone : null;
      return claimed ? { ...claimed, sendingUntil: at + CLAIM_MS } : phone;
    });
    if (!claimed) return null;
    const text = noticeText(notice, claimed.told, draw);
    const message = text && { ...text, path: `/boleto/${ticket.token}` };
    const result = message && (await send(claimed, message));
    if (result) countSend(result);
    await change((phone) => {
      if (!phone || result === 'gone') return null;
      const isTold = result === null || result === 'sent';
      const told = isTold ? withNotice(phone.told, notice) : phone.told;
      return { ...phone, told, sendingUntil: undefined };
    }, stored);
    return result;
  }

  return {
    step: () => (stepping = step()),
    /** Sends nothing more, and waits for what is under way. */
    async stop(): Promise<void> {
      isStopping = true;
      await Promise.race([
        stepping.catch(() => undefined),
        pause(STOP_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** Null if a question fails. One is under way at a time. */
async function statesOf(raffleId: string, tickets: Ticket[]) {
  const states = new Map<Ticket, NumberWithState['state'][]>();
  const keys = ticketKeys();
  const left = [...tickets];
  while (left.length > 0) {
    let size = 0;
    const end = left.findIndex(({ numbers }) => (size += numbers.length) > MOST_ASKED);
    const batch = left.splice(0, end < 0 ? left.length : Math.max(end, 1));
    const holdings = batch.map(({ numbers, holder }) => ({
      numbers,
      isHolder: (nationalId: string) => holderHash(raffleId, nationalId, keys).equals(holder),
    }));
    const answer = await throughCircuitBreaker(getStatesOfMany)(raffleId, holdings);
    if (!answer.ok) return null;
    batch.forEach((ticket, place) => states.set(ticket, answer.value[place] ?? []));
  }
  return states;
}

/** Returns what stops it. */
export function startWatching(): () => Promise<void> {
  const [keys, store] = [pushKeys(), pushStore()];
  if (!keys || !store) return async () => undefined;
  const watcher = createWatcher({ store, send: createSender(keys), now: () => Date.now() });
  const warn = (error: unknown) =>
    warnThrottled({ event: 'push-watcher-pauses', error: String(error).slice(0, 200) });
  const go = () => void setTimeout(() => watcher.step().catch(warn).finally(go), STEP_MS).unref();
  go();
  return watcher.stop;
}

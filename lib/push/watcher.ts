import 'server-only';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getNumbersWithState } from '@/lib/admin-api/numbers-with-state';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWinner } from '@/lib/admin-api/tickets';
import { warnThrottled } from '@/lib/platform/log/warn-throttled';
import { countSend } from '@/lib/platform/metrics/metrics';
import { hasNumber } from '@/lib/raffle/digital-ticket';
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
/** Phones stay so long after their last message: an owner may correct a result, or never draw. */
const STAY_MS = { result: 7 * DAY_MS, waiting: 180 * DAY_MS };

/** Longer than a push service may take. An instance that ended meanwhile may have sent nothing. */
const CLAIM_MS = 60_000;
const AT_ONCE = 20;
/** After so many failures in a row a push service rests until the next look. */
const MOST_FAILURES = 5;

type Watching = { store: PushStore; send: ReturnType<typeof createSender>; now: () => number };
type Ticket = NonNullable<ReturnType<typeof ticketOf>> & { phones: Phone[] };

/** Looks at the raffles that phones wait for, and tells what stood for two looks. Any number of instances may do it. */
export function createWatcher({ store, send, now }: Watching) {
  const keys = ticketKeys();
  /** The notice of each ticket at the last look, as text. */
  let lastSeen = new Map<string, string>();
  let lookedAt = 0;

  /** Looks if it is time: at one raffle after the other. */
  async function step(): Promise<void> {
    if (Math.abs(now() - lookedAt) < EVERY_MS) return;
    lookedAt = now();
    const seen = new Map<string, string>();
    for (const id of await store.groups()) await look(id, seen);
    lastSeen = seen;
  }

  /** Sees and tells nothing if the admin API does not answer everything. */
  async function look(raffleId: string, seen: Map<string, string>): Promise<void> {
    const tickets = await ticketsOf(raffleId);
    const sale = await throughCircuitBreaker(getRaffleForSale)(raffleId);
    if (!sale.ok) return;
    const answer = await throughCircuitBreaker(getWinner)(raffleId);
    if (!answer.ok) return;
    const winner = answer.value;
    const asked = tickets.filter(({ numbers, phones }) =>
      winner
        ? numbers.some((number) => hasNumber(number, winner.number))
        : phones.some(({ told }) => told.payment !== 'confirmed'),
    );
    const holdings = asked.map(({ numbers, holder }) => ({
      numbers,
      isHolder: (nationalId: string) => holderHash(raffleId, nationalId, keys).equals(holder),
    }));
    const states = await throughCircuitBreaker(getNumbersWithState)(raffleId, holdings);
    if (!states.ok) return;
    const known = new Map(asked.map((ticket, place) => [ticket, states.value[place]?.numbers]));
    const standing: [Ticket, Notice][] = [];
    for (const ticket of tickets) {
      const unknown = ticket.numbers.map((number) => ({ number, state: 'unknown' as const }));
      const notice = noticeOf(known.get(ticket) ?? unknown, winner?.number ?? null);
      const text = JSON.stringify([notice, winner?.owner?.name, winner?.owner?.status]);
      seen.set(ticket.token, text);
      if (notice && lastSeen.get(ticket.token) === text) standing.push([ticket, notice]);
    }
    await tell(standing, { name: sale.value.raffle.name, winner });
  }

  /** Without those that this shop does not know any more. Forgets old phones. */
  async function ticketsOf(raffleId: string): Promise<Ticket[]> {
    const tickets: Ticket[] = [];
    for await (const [, text] of store.entries(raffleId)) {
      const subscription = openSubscription(text);
      const ticket = subscription && ticketOf(subscription.token);
      if (!ticket) continue;
      for (const { endpoint, told, at } of subscription.phones) {
        const isOld = now() - at > (told.result ? STAY_MS.result : STAY_MS.waiting);
        if (isOld) await changePhone(store, ticket, endpoint, () => null);
      }
      tickets.push({ ...ticket, phones: subscription.phones });
    }
    return tickets;
  }

  async function tell(standing: [Ticket, Notice][], draw: Draw): Promise<void> {
    const failures = new Map<string, number>();
    const queue = standing.values();
    const senders = Array.from({ length: AT_ONCE }, async () => {
      for (const [ticket, notice] of queue) {
        for (const phone of ticket.phones) {
          const { origin } = new URL(phone.endpoint);
          const failed = failures.get(origin) ?? 0;
          if (failed >= MOST_FAILURES || !isDue(notice, phone.told)) continue;
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
      const isOthers = Math.abs(at - (phone?.claimedAt ?? 0)) < CLAIM_MS;
      claimed = phone && !isOthers && isDue(notice, phone.told) ? phone : null;
      return claimed ? { ...claimed, claimedAt: at } : phone;
    });
    if (!claimed) return null;
    const text = noticeText(notice, claimed.told, draw);
    const message = text && { ...text, path: `/boleto/${ticket.token}` };
    const result = message && (await send(claimed, message));
    if (result) countSend(result);
    await change((phone) => {
      if (!phone || result === 'gone') return null;
      const isTold = result === null || result === 'sent';
      const news = isTold ? { told: withNotice(phone.told, notice), at } : {};
      return { ...phone, ...news, claimedAt: undefined };
    }, stored);
    return result;
  }

  return { step };
}

export function startWatching(): void {
  const [keys, store] = [pushKeys(), pushStore()];
  if (!keys || !store) return;
  const watcher = createWatcher({ store, send: createSender(keys), now: () => Date.now() });
  const warn = (error: unknown) =>
    warnThrottled({ event: 'push-watcher-pauses', error: String(error).slice(0, 200) });
  const go = () => void setTimeout(() => watcher.step().catch(warn).finally(go), STEP_MS).unref();
  go();
}

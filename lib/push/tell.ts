import 'server-only';
import { createHash } from 'node:crypto';
import { countNotice, countSend } from '@/lib/platform/metrics/metrics';
import { ticketOf } from '@/lib/ticket/read-ticket';
import { inTurns, standingOf, type Seen } from './look';
import { markOfResult, noticesDue, type Notice, type NoticeKind } from './notices';
import { noticeText } from './notice-text';
import type { createSender, SendResult } from './send-message';
import { deviceOfId, type Subscriptions, type ToldPhone } from './subscription';

export type Telling = {
  store: Subscriptions;
  send: ReturnType<typeof createSender>;
  now: () => number;
};

/** More than are sent at once, so that a phone of a slow service does not keep the others waiting. */
const UNDER_WAY = 200;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;
/** A later notice replaces an earlier one, at the push service and on the phone. */
const REPLACING: Partial<Record<NoticeKind, string>> = {
  ...{ part: 'payment', confirmed: 'payment' },
  ...{ tomorrow: 'draw', hour: 'draw', review: 'draw', won: 'draw', lost: 'draw' },
};
/** Marks of days: the one from which a result stands, and those on which a raffle was gone. */
const END = 'end';
const GONE = 'gone.';

/** Tells all phones of a raffle what stands. */
export async function tellAll(telling: Telling, raffleId: string, stands: Seen): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const drawn = new Set(stands.winner ? [...stands.states.keys()].map(deviceOfId) : []);
  try {
    for await (const phone of inTurns(telling.store.ofRaffle(raffleId))) {
      const told = tellOne(telling, phone, stands, drawn).finally(() => underWay.delete(told));
      told.catch(() => undefined);
      underWay.add(told);
      if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** @param drawn devices with a ticket that has the drawn number */
async function tellOne(
  telling: Telling,
  phone: ToldPhone,
  stands: Seen,
  drawn: ReadonlySet<string>,
): Promise<void> {
  const { store, now } = telling;
  const { raffleId, id, token, told } = phone;
  const numbers = ticketOf(token)?.numbers ?? [];
  const end = stands.winner && `${markOfResult(END, stands.winner.number)}.`;
  const [ended] = end === null ? [] : daysIn(told, end);
  if (ended !== undefined && ended + KEPT_DAYS <= dayOf(now())) return store.remove(raffleId, id);
  const standing = standingOf(stands, { id, numbers });
  for (const notice of noticesDue(standing, told, now())) {
    // It would lie above the news of the same phone's other ticket.
    const isHidden = notice.kind === 'lost' && !stands.states.has(id) && drawn.has(deviceOfId(id));
    if (isHidden) await store.markTold(raffleId, id, notice.id);
    const result = isHidden ? null : await deliver(telling, phone, notice, stands);
    if (result === 'gone') return store.remove(raffleId, id);
  }
  if (end !== null && ended === undefined) {
    await store.markTold(raffleId, id, end + String(dayOf(now())));
  }
}

/** Forgets the phones of a raffle that is gone on seven days: an owner's error must not cost them. */
export async function forgetLater({ store, now }: Telling, raffleId: string): Promise<void> {
  const today = dayOf(now());
  let waiting = 0;
  for await (const { id, told } of inTurns(store.ofRaffle(raffleId))) {
    const days = daysIn(told, GONE);
    if (days.filter((day) => day !== today).length >= KEPT_DAYS) continue;
    waiting += 1;
    if (!days.includes(today)) await store.markTold(raffleId, id, GONE + String(today));
  }
  if (waiting === 0) await store.removeRaffle(raffleId);
}

async function deliver(
  { store, send, now }: Telling,
  { raffleId, id, token, device }: ToldPhone,
  notice: Notice,
  stands: Seen,
): Promise<SendResult | null> {
  const markTold = () => store.markTold(raffleId, id, notice.id);
  const text = noticeText(notice, stands);
  if (!text) {
    await markTold();
    return null;
  }
  const topic = topicOf(id, REPLACING[notice.kind] ?? notice.id);
  const payload = { ...text, path: `/boleto/${token}`, tag: `raffle:${raffleId}`, topic };
  const message = {
    payload: JSON.stringify(payload),
    ttl: notice.ttl,
    isUrgent: notice.kind === 'hour' || notice.kind === 'won',
    topic,
  };
  const claim = () => store.claim(raffleId, id, notice.id, now());
  const result = await send(device, message, claim);
  if (result) countSend(result);
  if (result === 'sent') countNotice(notice.kind);
  // A refused one is sent again once its claim has ended.
  if (result && result !== 'refused') await markTold();
  return result;
}

function topicOf(id: string, about: string): string {
  return createHash('sha256').update(`${id} ${about}`).digest('base64url').slice(0, 32);
}

function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}

function daysIn(told: ReadonlySet<string>, mark: string): number[] {
  return [...told].filter((id) => id.startsWith(mark)).map((id) => Number(id.slice(mark.length)));
}

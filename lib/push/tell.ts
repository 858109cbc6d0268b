import 'server-only';
import { createHash } from 'node:crypto';
import { countNotice, countSend } from '@/lib/platform/metrics/metrics';
import { ticketOf } from '@/lib/ticket/read-ticket';
import { inTurns, standingOf, type Seen } from './look';
import { isResultTold, noticesDue, type Notice } from './notices';
import { noticeText } from './notice-text';
import type { createSender, SendResult } from './send-message';
import type { Subscriptions, ToldPhone } from './subscription';

export type Telling = {
  store: Subscriptions;
  send: ReturnType<typeof createSender>;
  now: () => number;
};

/** More than are sent at once, so that a phone of a slow service does not keep the others waiting. */
const UNDER_WAY = 200;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 7;
/** A mark of the day on which a phone knew the result. */
const END = 'end.';

/** Tells all phones of a raffle what stands. */
export async function tellAll(telling: Telling, raffleId: string, stands: Seen): Promise<void> {
  const underWay = new Set<Promise<void>>();
  try {
    for await (const phone of inTurns(telling.store.ofRaffle(raffleId))) {
      const told = tellOne(telling, phone, stands).finally(() => underWay.delete(told));
      told.catch(() => undefined);
      underWay.add(told);
      if (underWay.size >= UNDER_WAY) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

async function tellOne(telling: Telling, phone: ToldPhone, stands: Seen): Promise<void> {
  const { store } = telling;
  const { raffleId, id, token, told } = phone;
  const numbers = ticketOf(token)?.numbers ?? [];
  const today = Math.floor(telling.now() / DAY_MS);
  if (isOver(told, today)) return store.remove(raffleId, id);
  if (isResultTold(told)) await markEnd(telling, phone, today);
  const standing = standingOf(stands, { id, numbers });
  for (const notice of noticesDue(standing, told, telling.now())) {
    const result = await deliver(telling, phone, notice, stands);
    if (result === 'gone') return store.remove(raffleId, id);
  }
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
  const payload = { ...text, path: `/boleto/${token}`, tag: `raffle:${raffleId}` };
  const message = {
    payload: JSON.stringify(payload),
    ttl: notice.ttl,
    isUrgent: notice.kind === 'hour' || notice.kind === 'won',
    topic: createHash('sha256').update(`${id} ${notice.id}`).digest('base64url').slice(0, 32),
  };
  const claim = () => store.claim(raffleId, id, notice.id, now());
  const result = await send(device, message, claim);
  if (result) countSend(result);
  if (result === 'sent') countNotice(notice.kind);
  // A refused one is sent again once its claim has ended.
  if (result && result !== 'refused') await markTold();
  return result;
}

function isOver(told: ReadonlySet<string>, today: number): boolean {
  return [...told].some((id) => id.startsWith(END) && endedOn(id) + KEPT_DAYS <= today);
}

function endedOn(id: string): number {
  return Number(id.slice(END.length));
}

async function markEnd({ store }: Telling, { raffleId, id, told }: ToldPhone, today: number) {
  const isMarked = [...told].some((notice) => notice.startsWith(END));
  if (!isMarked) await store.markTold(raffleId, id, `${END}${today}`);
}

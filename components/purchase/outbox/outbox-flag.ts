import { bothStorages } from '@/components/ui/both-storages';
import { isTextList } from '@/lib/raffle/kept-values';
import { clearDraftFlag, expiredDrafts, setDraftFlag } from '../draft/draft-flag';

/** The outcome of a queued payment. Contains nothing about the buyer. */
export type OutboxNews =
  | { state: 'registered'; numbers: string[]; ticketPath: string }
  | { state: WithoutTicket; numbers: string[] };

const WITHOUT_TICKET = ['partly-registered', 'taken', 'given-up', 'refused'] as const;
type WithoutTicket = (typeof WITHOUT_TICKET)[number];

function isWithoutTicket(state: unknown): state is WithoutTicket {
  return WITHOUT_TICKET.some((known) => known === state);
}

type OutboxFlag = { state: 'waiting' } | OutboxNews;

const WAITING: OutboxFlag = { state: 'waiting' };

/**
 * Stored beside a draft's flag, as an expired one: the check on page load finds it without extra code.
 */
const PREFIX = 'outbox:';
const flagOf = (raffleId: string) => PREFIX + raffleId;

export function readOutbox(raffleId: string): OutboxFlag | null {
  // News from another tab is only in localStorage, so read that first.
  const kept = bothStorages()
    .reverse()
    .flatMap((storage) => storage.getItem(`payment-draft:${flagOf(raffleId)}`) ?? []);
  const [flag] = kept.flatMap((text) => readFlag(text) ?? []);
  // A paid purchase may wait behind a truncated flag: loading the draft decides, and clears a flag without one.
  return flag ?? (kept.length > 0 ? WAITING : null);
}

function readFlag(text: string): OutboxFlag | null {
  try {
    const { state, numbers, ticketPath } = JSON.parse(text) as Record<string, unknown>;
    if (state === 'waiting') return WAITING;
    if (!isTextList(numbers)) return null;
    if (state === 'registered') {
      return typeof ticketPath === 'string' ? { state, numbers, ticketPath } : null;
    }
    return isWithoutTicket(state) ? { state, numbers } : null;
  } catch {
    return null;
  }
}

export const isInOutbox = (raffleId: string) => readOutbox(raffleId)?.state === 'waiting';

export const isOutboxFlag = (id: string) => id.startsWith(PREFIX);

export function outboxRaffles(): string[] {
  return expiredDrafts(Date.now())
    .filter(isOutboxFlag)
    .map((id) => id.slice(PREFIX.length));
}

export function markWaiting(raffleId: string, isWaiting: boolean): void {
  if (isWaiting) write(raffleId, WAITING);
  // Unread news stays.
  else if (isInOutbox(raffleId)) clearOutbox(raffleId);
}

export function tellOutbox(raffleId: string, news: OutboxNews): void {
  write(raffleId, news);
}

export function clearOutbox(raffleId: string): void {
  clearDraftFlag(flagOf(raffleId));
}

function write(raffleId: string, flag: OutboxFlag): void {
  setDraftFlag(flagOf(raffleId), JSON.stringify(flag));
}

/** Raffles whose payment is open. It sends the queued payment and shows its outcome itself. */
const open = new Set<string>();

export const isPaymentOpen = (raffleId: string) => open.has(raffleId);

export function markPaymentOpen(raffleId: string): () => void {
  open.add(raffleId);
  return () => void open.delete(raffleId);
}

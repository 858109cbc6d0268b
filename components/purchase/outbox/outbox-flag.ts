import { bothStorages } from '@/components/ui/both-storages';
import { isTextList } from '@/lib/raffle/kept-values';
import { clearDraftFlag, expiredDrafts, setDraftFlag } from '../draft/draft-flag';

/** How what waited ended, without a word about the buyer. */
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
 * Beside a draft's flag, and as one that is over: so the check at each opening finds it and needs no code for it. An
 * earlier build takes it away, and offers the draft as what was sent.
 */
const PREFIX = 'outbox:';
const flagOf = (raffleId: string) => PREFIX + raffleId;

export function readOutbox(raffleId: string): OutboxFlag | null {
  // What another tab has told stands in localStorage alone.
  const kept = bothStorages()
    .reverse()
    .flatMap((storage) => storage.getItem(`payment-draft:${flagOf(raffleId)}`) ?? []);
  const [flag] = kept.flatMap((text) => readFlag(text) ?? []);
  // A paid purchase may wait behind one that is cut: the draft tells, and takes it away where none does.
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
  // What nobody has read yet stays.
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

import { bothStorages } from '@/components/ui/both-storages';
import { clearDraftFlag, expiredDrafts, setDraftFlag } from '../draft/draft-flag';

/** How what waited ended, without a word about the buyer. */
export type OutboxNews =
  | { state: 'registered'; numbers: string[]; ticketPath: string }
  | { state: 'partly-registered' | 'taken' | 'given-up' | 'refused'; numbers: string[] };

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
  for (const storage of bothStorages().reverse()) {
    const kept = storage.getItem(`payment-draft:${flagOf(raffleId)}`);
    if (kept) return JSON.parse(kept) as OutboxFlag;
  }
  return null;
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

import { readWaiting } from '@/lib/offline/outbox/kept-purchase';
import { readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import type { KeptHere } from './kept-here';

/** Adds what the worker has heard of waiting payments. Pages note it in `localStorage` only when they next open. */
export async function withEnds(kept: KeptHere[]): Promise<KeptHere[]> {
  return Promise.all(kept.map((one) => withEnd(one).catch(() => one)));
}

async function withEnd(one: KeptHere): Promise<KeptHere> {
  const purchase = one.payment === 'waiting' && (await readWaiting(one.raffleId));
  const end = purchase && (await readAttemptRecord(purchase))?.end;
  if (!end) return one;
  const isRegistered = end.kind === 'outcome' && end.outcome.state === 'registered';
  return { ...one, payment: isRegistered ? 'registered' : 'answered' };
}

import { readWaiting } from '@/lib/offline/outbox/kept-purchase';
import { readMark } from '@/lib/offline/outbox/mark';
import type { KeptHere } from './kept-here';

/** What the worker has heard of payments that wait: pages note it where this one looks only at their next opening. */
export async function withEnds(kept: KeptHere[]): Promise<KeptHere[]> {
  return Promise.all(kept.map((one) => withEnd(one).catch(() => one)));
}

async function withEnd(one: KeptHere): Promise<KeptHere> {
  const purchase = one.payment === 'waiting' && (await readWaiting(one.raffleId));
  const end = purchase && (await readMark(purchase))?.end;
  if (!end) return one;
  const isRegistered = end.kind === 'outcome' && end.outcome.state === 'registered';
  return { ...one, payment: isRegistered ? 'registered' : 'answered' };
}

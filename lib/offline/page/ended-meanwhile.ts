import { readPurchase } from '@/lib/offline/outbox/purchase-record';
import type { KeptHere } from './kept-here';

/** Adds what the worker has heard of waiting payments. Pages note it in `localStorage` only when they next open. */
export async function withEnds(kept: KeptHere[]): Promise<KeptHere[]> {
  return Promise.all(kept.map((one) => withEnd(one).catch(() => one)));
}

async function withEnd(one: KeptHere): Promise<KeptHere> {
  const kept = one.payment === 'waiting' ? (await readPurchase(one.raffleId)).kept : null;
  if (kept?.purchase.stage !== 'answered') return one;
  const { answer } = kept.purchase;
  const isRegistered = answer.kind === 'outcome' && answer.outcome.state === 'registered';
  return { ...one, payment: isRegistered ? 'registered' : 'answered' };
}

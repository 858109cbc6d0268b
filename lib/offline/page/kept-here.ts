import { readOwnPurchases } from '@/lib/raffle/own-purchase';
import { parseSelection } from '@/lib/raffle/selection';

/** The data that the shop's pages store on this phone for one raffle. */
export type KeptHere = {
  raffleId: string;
  /** `sent`: it left, and its outcome is unknown. The last two come from the worker. */
  payment: 'begun' | 'waiting' | 'sent' | 'registered' | 'answered' | null;
  chosen: string[];
  own: { numbers: string[]; ticketPath: string | null }[];
};

const KEY = /^(payment-draft|selection|own-numbers):([\da-f]{24})$/;

export function keptHere(storage: Storage, now: number): KeptHere[] {
  const ids = Object.keys(storage).flatMap((key) => KEY.exec(key)?.[2] ?? []);
  return [...new Set(ids)].map((raffleId) => ({
    raffleId,
    payment: paymentOf(storage, raffleId, now),
    chosen: parseSelection(storage.getItem(`selection:${raffleId}`)).map(({ number }) => number),
    own: readOwnPurchases(storage.getItem(`own-numbers:${raffleId}`)),
  }));
}

function paymentOf(storage: Storage, raffleId: string, now: number): KeptHere['payment'] {
  const until = Number(storage.getItem(`payment-draft:${raffleId}`));
  if (!(until > now)) return null;
  if (until < Infinity) return 'begun';
  return storage.getItem(`payment-draft:outbox:${raffleId}`)?.includes('"waiting"')
    ? 'waiting'
    : 'sent';
}

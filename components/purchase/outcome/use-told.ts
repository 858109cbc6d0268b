import { useState, useSyncExternalStore } from 'react';
import { useSubstitutes } from '@/components/picker/selection/use-substitutes';
import { changedTotal, paidAmount } from '@/lib/raffle/paid';
import type { SeenPrice } from '@/lib/raffle/purchase';
import type { PaymentShop } from '../state/payable-raffle';
import type { Ending } from '../state/use-sending';
import type { UsePurchaseResult } from '../state/use-purchase';

export type Asked = {
  ending: Ending;
  purchase: UsePurchaseResult;
  company: PaymentShop;
  onClose: () => void;
};

/** What the answers say, whichever of them it is. */
type Said = {
  kind?: Ending['kind'];
  numbers?: string[];
  taken?: string[];
  ticketPath?: string;
  now?: SeenPrice | null;
  msg?: string;
  reason?: string;
  isBusy?: boolean;
  isForeign?: boolean;
  trace?: string;
};

export type Told = ReturnType<typeof useTold>;

/** All that the panel of an ending may tell. */
export function useTold({ ending, purchase, company, onClose }: Asked) {
  const { sent } = ending;
  const said: Said = ending.kind === 'outcome' ? ending.outcome : ending;
  const { taken = [], now = null } = said;
  const pause = purchase.waiting?.pause ?? null;
  const method = purchase.methodOf(sent);
  const lost = sent.tickets.filter(({ number }) => taken.includes(number));
  const substitutes = useSubstitutes(purchase.raffle.id, sent.tickets, lost);
  return {
    purchase,
    company,
    onClose,
    sent,
    method,
    /** One number was sent. */
    isOne: sent.tickets.length === 1,
    paid: paidAmount(sent, method, company.currencySymbol),
    trace: said.trace ?? purchase.trace,
    /** The registered numbers, else all that were sent. */
    numbers: said.numbers ?? sent.tickets.map(({ number }) => number),
    ticketPath: said.ticketPath ?? '',
    /** The numbers that somebody else has. */
    taken,
    /** The nearest free number for each of them. */
    swaps: lost.map(({ id, number }) => {
      const ticket = substitutes?.get(id);
      const free = ticket?.number ?? null;
      return { id, lost: number, free, ticket, isLookedFor: substitutes === null };
    }),
    /** The sentence of the raffle or of the shop; empty without one. */
    msg: said.msg ?? '',
    reason: said.reason,
    /** Something between phone and shop answered. */
    isForeign: said.isForeign === true || (pause !== null && !pause.isLimit),
    /** A limit refused it, and it is sent again in so many minutes. */
    limitMinutes: pause?.isLimit ? minutesTo(pause.until) : 0,
    /** The shop itself said that it is busy. */
    isBusy: said.isBusy === true,
    network: useNetwork(ending),
    now,
    /** What the buyer paid, against the total they saw. */
    difference: changedTotal(sent, sent.seen, method, company.currencySymbol),
    /** What today's price changes. Null when nobody knows it. */
    change: now && changedTotal(sent, now, method, company.currencySymbol),
  };
}

const minutesTo = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 60_000));

/** `back`: the network was lost after this ending was shown, and has returned. */
function useNetwork(ending: Ending): 'on' | 'off' | 'back' {
  const [offSince, setOffSince] = useState(() => (navigator.onLine ? null : ending));
  const isOnline = useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
  if (!isOnline && offSince !== ending) setOffSince(ending);
  if (!isOnline) return 'off';
  return offSince === ending ? 'back' : 'on';
}

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

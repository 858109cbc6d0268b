import { useSyncExternalStore } from 'react';
import { useSubstitutes } from '@/components/picker/selection/use-substitutes';
import { changedTotal, paidAmount } from '@/lib/raffle/paid';
import type { SeenPrice } from '@/lib/raffle/purchase';
import type { PaymentShop } from '../state/payable-raffle';
import type { Ending } from '../state/use-sending';
import type { UsePurchaseResult } from '../state/use-purchase';

export type OutcomePanelProps = {
  ending: Ending;
  purchase: UsePurchaseResult;
  company: PaymentShop;
  onClose: () => void;
};

/** The fields of all answers. */
type AnyAnswer = {
  numbers?: string[];
  taken?: string[];
  ticketPath?: string;
  now?: SeenPrice | null;
  msg?: string;
  reason?: string;
  isForeign?: boolean;
  trace?: string;
};

export type View = ReturnType<typeof useView>;

/** What the rows of the table of outcomes are written from. */
export function useView({ ending, purchase, company, onClose }: OutcomePanelProps) {
  const { sent } = ending;
  const answer: AnyAnswer = ending.kind === 'outcome' ? ending.outcome : ending;
  const { taken = [], now = null } = answer;
  const pause = purchase.waiting?.pause;
  const method = purchase.methodOf(sent);
  const isRefused = answer.reason === 'tickets-taken';
  const lost = sent.tickets.filter(({ number }) => isRefused && taken.includes(number));
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
    trace: answer.trace ?? purchase.trace,
    /** The registered numbers, else all that were sent. */
    numbers: answer.numbers ?? sent.tickets.map(({ number }) => number),
    ticketPath: answer.ticketPath ?? '',
    /** The numbers that somebody else has. */
    taken,
    /** The refused numbers, each with the nearest free one. */
    swaps: lost.map(({ id, number }) => ({ lostId: id, number, free: substitutes?.get(id) })),
    isSearching: lost.length > 0 && substitutes === null,
    /** The sentence of the raffle or of the shop; empty without one. */
    msg: answer.msg ?? '',
    reason: answer.reason,
    /** Something between phone and shop answered. */
    isForeign: answer.isForeign === true || (pause !== undefined && !pause.isLimit),
    /** A limit refused it, and it is sent again in so many minutes. */
    limitMinutes: pause?.isLimit ? minutesTo(pause.until) : 0,
    isOnline: useIsOnline(),
    now,
    /** What the buyer paid, against the total now. */
    change: changedTotal(sent, now ?? sent.seen, method, company.currencySymbol),
  };
}

const minutesTo = (time: number) => Math.max(1, Math.ceil((time - Date.now()) / 60_000));

const useIsOnline = () =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );

function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

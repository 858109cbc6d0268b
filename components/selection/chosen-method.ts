import type { ReactNode } from 'react';
import type { Money } from '@/lib/raffle/amounts';
import type { QuickOffer } from '@/lib/raffle/quick-offers';
import { toldByRaffle } from './told-by-raffle';

/** What the page's amounts are by the method that was chosen. */
type ByMethod = {
  money: Money;
  offers: readonly QuickOffer[];
  /** Of one number, alone. */
  paid: string;
  price: ReactNode;
  rate: ReactNode;
};

/** Null until a method is chosen in the payment. */
export const { tell: tellByMethod, useTold: useByMethod } = toldByRaffle<ByMethod>();

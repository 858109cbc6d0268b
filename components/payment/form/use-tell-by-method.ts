import { useEffect } from 'react';
import { tellByMethod } from '@/components/selection/chosen-method';
import { quickOffers } from '@/lib/raffle/quick-offers';
import { moneyOf } from '@/lib/raffle/rate';
import type { PaymentMethod } from '@/lib/raffle/types';
import type { PayableRaffle } from '../purchase/use-purchase';

/** The page behind the payment tells its amounts by the chosen method too. */
export function useTellByMethod(
  raffle: PayableRaffle,
  method: PaymentMethod | undefined,
  symbol: string,
): void {
  useEffect(() => {
    if (!method) return;
    const money = moneyOf(symbol, [method]);
    tellByMethod({ money, offers: quickOffers(raffle, undefined, money) });
  }, [raffle, method, symbol]);
}

import { useEffect } from 'react';
import { TicketPrice } from '@/components/picker/ticket-price';
import { publishFacts, useLatestFact } from '@/components/picker/selection/latest-facts';
import { RateLine } from '@/components/ui/rate-line';
import { quickOffers } from '@/lib/raffle/quick-offers';
import { moneyOf, priceAmounts } from '@/lib/raffle/rate';
import type { PayableMethod } from '@/lib/raffle/types';
import type { PayableRaffle } from '../state/payable-raffle';

/** Shows the amounts of the page behind the payment by the chosen method too. */
export function usePublishAmounts(
  raffle: PayableRaffle,
  method: PayableMethod | undefined,
  symbol: string,
): void {
  const available = useLatestFact('counts')?.available;
  useEffect(() => {
    if (!method) return;
    const { price, readAt } = raffle;
    const money = moneyOf(symbol, [method]);
    const ofOne = priceAmounts(price, money);
    publishFacts({
      money,
      offers: quickOffers(raffle, available, money),
      paid: <strong translate="no">{ofOne?.paid}</strong>,
      price: <TicketPrice price={ofOne} />,
      rate: <RateLine money={money} readAt={readAt} />,
    });
  }, [raffle, method, symbol, available]);
}

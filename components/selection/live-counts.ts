import { useEffect } from 'react';
import type { TicketCounts } from '@/lib/raffle/types';
import { toldByRaffle } from './told-by-raffle';

const counted = toldByRaffle<TicketCounts>();

/** Tells the rest of the page how many tickets are left, as the picker heard last. */
export function useTellCounts(raffleId: string, counts: TicketCounts | null): void {
  useEffect(() => {
    if (counts) counted.tell(raffleId, counts);
  }, [raffleId, counts]);
}

/** Null until the picker has heard. */
export const useLiveCounts = counted.useTold;

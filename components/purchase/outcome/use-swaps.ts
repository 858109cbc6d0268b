import { useSubstitutes } from '@/components/picker/selection/use-substitutes';
import type { Swap } from '@/lib/raffle/hand-off';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { ChosenTicket } from '@/lib/raffle/selection';

/** The nearest free number for each number that somebody else has. */
export function useSwaps(
  raffleId: string,
  { tickets }: Pick<PurchaseRequest, 'tickets'>,
  taken: readonly string[],
): (Swap & { id: string; ticket: ChosenTicket | undefined; isLookedFor: boolean })[] {
  const lost = tickets.filter(({ number }) => taken.includes(number));
  const substitutes = useSubstitutes(raffleId, tickets, lost);
  return lost.map(({ id, number }) => {
    const ticket = substitutes?.get(id);
    return {
      id,
      lost: number,
      free: ticket?.number ?? null,
      ticket,
      isLookedFor: substitutes === null,
    };
  });
}

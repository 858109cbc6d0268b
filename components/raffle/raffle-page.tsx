import type { Raffle, RaffleSummary, TicketCounts, Winner } from '@/lib/raffle/types';

type Props = {
  raffle: Raffle;
  winner: Winner | null;
  counts: TicketCounts | null;
  openRaffles: RaffleSummary[];
};

export function RafflePage({ raffle }: Props) {
  return (
    <article>
      <h1>{raffle.name}</h1>
      <p>{raffle.description}</p>
    </article>
  );
}

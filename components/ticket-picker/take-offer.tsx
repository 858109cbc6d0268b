import { Button } from '@/components/ui/button';
import { hasNumber } from '@/lib/raffle/same-number';
import type { Ticket } from '@/lib/raffle/types';
import { useSelection } from '@/components/selection/selection-store';
import styles from './take-offer.module.css';
import { toggleTicket } from '@/components/selection/take-ticket';

type TakeOfferProps = {
  raffleId: string;
  maxPerPurchase: number;
  wanted: string;
  /** What was found for it; null while nobody knows yet. */
  found: readonly Ticket[] | null;
};

export function TakeOffer({ raffleId, maxPerPurchase, wanted, found }: TakeOfferProps) {
  const { chosen } = useSelection(raffleId);
  const ticket = found?.find(({ number }) => hasNumber(number, wanted));
  const isChosen = chosen.some(({ id }) => id === ticket?.id);
  const isFree = ticket?.status === 'available' && !isChosen;
  return (
    <div className={styles.offer}>
      {found && <p>{isChosen ? `Ya elegiste el ${ticket?.number}.` : verdict(wanted, ticket)}</p>}
      {ticket && isFree && (
        <Button
          variant="accent"
          size="small"
          onClick={() => toggleTicket(raffleId, ticket, maxPerPurchase)}
        >
          Tomar el {ticket.number}
        </Button>
      )}
    </div>
  );
}

function verdict(wanted: string, ticket: Ticket | undefined): string {
  if (!ticket) return `El ${wanted} no está entre los números libres.`;
  return ticket.status === 'available'
    ? `¡El ${ticket.number} está libre!`
    : `El ${ticket.number} ya está ocupado.`;
}

import { Button } from '@/components/ui/button';
import { hasNumber } from '@/lib/raffle/same-number';
import type { Ticket } from '@/lib/raffle/types';
import { useSelection } from './selection';
import styles from './take-offer.module.css';
import { toggleTicket } from './take-ticket';

type TakeOfferProps = {
  raffleId: string;
  /** What was typed before Enter. */
  wanted: string;
  /** What was found for it; null while nobody knows yet. */
  found: readonly Ticket[] | null;
};

/** Typed a number and pressed Enter: here it is, one tap away. */
export function TakeOffer({ raffleId, wanted, found }: TakeOfferProps) {
  const { chosen } = useSelection(raffleId);
  const ticket = found?.find(({ number }) => hasNumber(number, wanted));
  const isChosen = chosen.some(({ id }) => id === ticket?.id);
  const isFree = ticket?.status === 'available' && !isChosen;
  return (
    <div className={styles.offer}>
      {found && <p>{isChosen ? `Ya elegiste el ${ticket?.number}.` : verdict(wanted, ticket)}</p>}
      {ticket && isFree && (
        <Button variant="accent" size="small" onClick={() => toggleTicket(raffleId, ticket)}>
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

import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { substituteFor } from '@/lib/raffle/suggestions';
import type { ChosenTicket, Selection } from '@/lib/raffle/selection';
import type { Ticket } from '@/lib/raffle/types';
import styles from './lost-notice.module.css';
import { selectionStore } from './selection-store';

type LostNoticeProps = {
  raffleId: string;
  lost: readonly ChosenTicket[];
  tickets: readonly Ticket[];
  chosen: Selection;
};

export function LostNotice({ raffleId, lost, tickets, chosen }: LostNoticeProps) {
  return (
    <ul className={styles.lost} data-over-corner aria-label="Números que tomó otra persona">
      {lost.map((ticket) => (
        <LostNumber key={ticket.id} {...{ raffleId, ticket, tickets, chosen }} />
      ))}
    </ul>
  );
}

type LostNumberProps = Omit<LostNoticeProps, 'lost'> & { ticket: ChosenTicket };

function LostNumber({ raffleId, ticket, tickets, chosen }: LostNumberProps) {
  const free = substituteFor(ticket, tickets, chosen);
  return (
    <li>
      <p>
        Otra persona tomó el <strong translate="no">{ticket.number}</strong>.
      </p>
      {free ? (
        <Button size="small" onClick={() => selectionStore(raffleId).swap(ticket.id, free)}>
          <Figures in={`Cambiar por ${free.number}`} />
        </Button>
      ) : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => selectionStore(raffleId).remove(ticket.id)}
        >
          Quitarlo
        </Button>
      )}
    </li>
  );
}

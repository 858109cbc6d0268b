import useSWRImmutable from 'swr/immutable';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { useSelection } from '../selection/selection-store';
import { toggleWithToast } from '../selection/toggle-with-toast';
import { hasNumber } from '@/lib/raffle/digital-ticket';
import type { Ticket } from '@/lib/raffle/types';
import styles from './search-answer.module.css';
import { fetchTicketsByNumber, type TicketsAnswer } from '@/lib/storefront-api/tickets';

type SearchAnswerProps = {
  raffleId: string;
  maxPerPurchase: number;
  isDisabled: boolean;
  typed: string;
  /** Enter was pressed: the text is the whole number, even with fewer digits. */
  isEntered: boolean;
  found: readonly Ticket[];
  /** Any number of this raffle. */
  example: string;
};

export function SearchAnswer(props: SearchAnswerProps) {
  const { raffleId, maxPerPurchase, isDisabled, typed, isEntered, found, example } = props;
  const { chosen, lost } = useSelection(raffleId);
  const isWhole = isEntered || typed.length >= example.length;
  const own = isWhole ? found.find(({ number }) => hasNumber(number, typed)) : undefined;
  const number = isWhole && !own ? wholeNumber(typed, example) : null;
  const { data, error } = useSWRImmutable<TicketsAnswer, Error>(
    number === null ? null : ['ticket', raffleId, number],
    () => fetchTicketsByNumber(raffleId, [number ?? '']),
  );

  const ticket = own ?? data?.tickets[0];
  if (ticket && !lost.has(ticket.id) && chosen.some(({ id }) => id === ticket.id)) {
    return <Answer text={`Ya elegiste el ${ticket.number}.`} />;
  }
  if (ticket?.status === 'paid') return <Answer text={`El ${ticket.number} ya está vendido.`} />;
  if (ticket?.status === 'reserved') {
    return <Answer text={`El ${ticket.number} ya está apartado.`} />;
  }
  if (!ticket) {
    if (number === null) {
      return found.length > 0 ? null : <Answer text={`No hay números libres con «${typed}».`} />;
    }
    if (data) return <Answer text={`El ${number} no existe en esta rifa.`} />;
    return <Answer text={error ? error.message : 'Buscando…'} />;
  }
  return (
    <div className={styles.answer}>
      <p>
        <Figures in={`¡El ${ticket.number} está libre!`} />
      </p>
      <Button
        variant="accent"
        size="small"
        disabled={isDisabled}
        onClick={({ currentTarget }) => {
          // The button goes; the keyboard goes on from the place of the answer.
          currentTarget.closest<HTMLElement>('[role=status]')?.focus();
          toggleWithToast(raffleId, ticket, maxPerPurchase);
        }}
      >
        <Figures in={`Elegir el ${ticket.number}`} />
      </Button>
    </div>
  );
}

function Answer({ text }: { text: string }) {
  return (
    <p className={styles.answer}>
      <Figures in={text} />
    </p>
  );
}

/** Padded to the length of `example`, any number of this raffle; null unless both are digits. */
function wholeNumber(typed: string, example: string): string | null {
  return /^\d+$/.test(typed) && /^\d*$/.test(example) ? typed.padStart(example.length, '0') : null;
}

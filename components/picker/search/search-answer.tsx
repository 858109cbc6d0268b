import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { useSelection } from '../selection/selection-store';
import { toggleWithToast } from '../selection/toggle-with-toast';
import { hasNumber } from '@/lib/raffle/same-number';
import { meantNumber } from '@/lib/raffle/similar-numbers';
import type { Ticket } from '@/lib/raffle/types';
import { lookAround, type Around } from './look-around';
import { NumberOffers, type Offering } from './number-offers';
import styles from './search-answer.module.css';

type SearchAnswerProps = Offering & {
  typed: string;
  /** With Enter: the whole number, even where fewer digits were typed. */
  isEntered: boolean;
  found: readonly Ticket[];
  /** A number of this raffle. */
  example: string;
};

const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

export function SearchAnswer({ typed, isEntered, found, example, ...offering }: SearchAnswerProps) {
  const { raffleId } = offering;
  const { chosen } = useSelection(raffleId);
  const isWhole = isEntered || typed.length >= example.length;
  const own = isWhole ? found.find(({ number }) => hasNumber(number, typed)) : undefined;
  const isAsked = found.length === 0 || (isWhole && own?.status !== 'available');
  const number = isWhole ? (own?.number ?? meantNumber(typed, example)) : null;
  const { data, error } = useSWR<Around, Error>(
    isAsked ? ['around', raffleId, typed, number] : null,
    () => lookAround(raffleId, { typed, number }),
    ONCE,
  );

  const ticket = data?.ticket ?? own;
  if (ticket && chosen.some(({ id }) => id === ticket.id)) {
    return (
      <p className={styles.answer}>
        <Figures in={`Ya elegiste el ${ticket.number}.`} />
      </p>
    );
  }
  if (ticket?.status === 'available') return <TakeOffer {...offering} ticket={ticket} />;
  if (!isAsked) return null;
  if (!data) return <p className={styles.answer}>{error ? error.message : 'Buscando…'}</p>;
  const { similar } = data;
  return (
    <div className={styles.answer}>
      <p>
        <Figures
          in={`${verdict({ typed, number, ticket })}${similar.length > 0 ? ' Parecidos libres:' : ''}`}
        />
      </p>
      {similar.length > 0 && (
        <NumberOffers {...offering} label="Parecidos libres" tickets={similar} />
      )}
    </div>
  );
}

function TakeOffer({ ticket, ...offering }: Offering & { ticket: Ticket }) {
  const { raffleId, maxPerPurchase, isDisabled } = offering;
  return (
    <div className={styles.answer}>
      <p>
        <Figures in={`¡El ${ticket.number} está libre!`} />
      </p>
      <Button
        variant="accent"
        size="small"
        disabled={isDisabled}
        onClick={() => toggleWithToast(raffleId, ticket, maxPerPurchase)}
      >
        <Figures in={`Tomar el ${ticket.number}`} />
      </Button>
    </div>
  );
}

type Asked = { typed: string; number: string | null; ticket: Ticket | undefined };

function verdict({ typed, number, ticket }: Asked): string {
  if (ticket?.status === 'paid') return `El ${ticket.number} ya está vendido.`;
  if (ticket) return `El ${ticket.number} ya está apartado.`;
  return number ? `El ${number} no es de esta rifa.` : `Ningún número libre con «${typed}».`;
}

import useSWRImmutable from 'swr/immutable';
import { Button } from '@/components/ui/button';
import { Figures } from '@/components/ui/figures';
import { useSelection } from '../selection/selection-store';
import { toggleWithToast } from '../selection/toggle-with-toast';
import { hasNumber } from '@/lib/raffle/digital-ticket';
import { meantNumber, similarNumbers } from '@/lib/raffle/suggestions';
import type { Ticket } from '@/lib/raffle/types';
import { NumberOffers, type Offering } from './number-offers';
import styles from './search-answer.module.css';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';

type SearchAnswerProps = Offering & {
  typed: string;
  /** Enter was pressed: the text is the whole number, even with fewer digits. */
  isEntered: boolean;
  found: readonly Ticket[];
  /** Any number of this raffle. */
  example: string;
  total: number | undefined;
};

export function SearchAnswer(props: SearchAnswerProps) {
  const { typed, isEntered, found, example, total, ...offering } = props;
  const { raffleId } = offering;
  const { chosen, lost } = useSelection(raffleId);
  const isWhole = isEntered || typed.length >= example.length;
  const own = isWhole ? found.find(({ number }) => hasNumber(number, typed)) : undefined;
  const isAsked = found.length === 0 || (isWhole && own?.status !== 'available');
  const number = isWhole ? (own?.number ?? meantNumber(typed, example)) : null;
  const { data, error } = useSWRImmutable<Nearby, Error>(
    isAsked ? ['around', raffleId, typed, number] : null,
    () => findNearby(raffleId, { typed, number }),
  );

  const ticket = data?.ticket ?? own;
  if (ticket && !lost.has(ticket.id) && chosen.some(({ id }) => id === ticket.id)) {
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
          in={`${verdict({ typed, number, ticket, example, total })}${similar.length > 0 ? ' Parecidos libres:' : ''}`}
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

type Asked = Pick<SearchAnswerProps, 'typed' | 'example' | 'total'> & {
  number: string | null;
  ticket: Ticket | undefined;
};

function verdict({ typed, number, ticket, example, total }: Asked): string {
  if (ticket?.status === 'paid') return `El ${ticket.number} ya está vendido.`;
  if (ticket) return `El ${ticket.number} ya está apartado.`;
  const isTooLong = DIGITS.test(typed) && typed.length > example.length;
  if (!number && !isTooLong) return `No hay números libres con «${typed}».`;
  return `Esta rifa no tiene el número ${number ?? typed}${rangeOf(example, total)}.`;
}

/** Empty unless the raffle has every number of that width. */
function rangeOf(example: string, total: number | undefined): string {
  if (!DIGITS.test(example) || total !== 10 ** example.length) return '';
  return `: van del ${example.replace(/\d/g, '0')} al ${example.replace(/\d/g, '9')}`;
}

const OFFERED = 6;
const DIGITS = /^\d+$/;

export type Nearby = {
  ticket: Ticket | undefined;
  similar: Ticket[];
};

type Wanted = { typed: string; number: string | null };

/** For a whole number: its state, and similar free ones. For part of one: the nearest free numbers. */
export async function findNearby(raffleId: string, { typed, number }: Wanted): Promise<Nearby> {
  if (number === null) {
    return { ticket: undefined, similar: await withLuck(raffleId, 'contains', typed.slice(0, 8)) };
  }
  const asked = [number, ...(DIGITS.test(number) ? similarNumbers(number) : [])];
  const { tickets } = await fetchTicketsByNumber(raffleId, asked);
  const ticket = tickets.find((each) => each.number === number);
  const place = (each: Ticket) => asked.indexOf(each.number);
  const free = tickets
    .filter((each) => each !== ticket && each.status === 'available')
    .sort((one, other) => place(one) - place(other));
  const similar =
    free.length > 0 ? free : await withLuck(raffleId, 'ending', number.slice(-ENDING_LENGTH));
  return { ticket, similar: similar.slice(0, OFFERED) };
}

const ENDING_LENGTH = 2;

async function withLuck(
  raffleId: string,
  kind: 'ending' | 'contains',
  digits: string,
): Promise<Ticket[]> {
  if (!DIGITS.test(digits)) return [];
  const { tickets, nearest } = await fetchPick(raffleId, {
    quantity: OFFERED,
    luck: { kind, digits },
  });
  return tickets.length > 0 ? tickets : nearest;
}

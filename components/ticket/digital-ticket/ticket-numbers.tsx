import type { ComponentProps } from 'react';
import { LineIcon } from '@/components/ui/icon';
import { TROPHY } from '@/components/ui/other-icons';
import { Badge } from '@/components/ui/badge';
import { hasWon, STATE_WORDS, type NumberWithState } from '@/lib/raffle/digital-ticket';
import styles from './digital-ticket.module.css';

type TicketNumbersProps = { numbers: readonly NumberWithState[]; winner: string | null };

type State = {
  state: NumberWithState['state'];
  tone: ComponentProps<typeof Badge>['tone'];
  one: string;
  several?: string;
  /** Once there is a winner. */
  drawn?: string;
};

const STATES: State[] = [
  { state: 'paid', tone: 'ok', one: 'Pago confirmado: participas.', drawn: 'Pago confirmado.' },
  {
    state: 'reserved',
    tone: 'warning',
    one: 'Apartado a tu nombre; estamos revisando tu pago.',
    several: 'Apartados a tu nombre; estamos revisando tu pago.',
  },
  {
    state: 'released',
    tone: 'danger',
    one: 'Ya no está apartado para ti. Escríbenos si es un error.',
    several: 'Ya no están apartados para ti. Escríbenos si es un error.',
  },
  {
    state: 'unknown',
    tone: 'neutral',
    one: 'Ahora no sabemos cómo va.',
    several: 'Ahora no sabemos cómo van.',
  },
];

/** Groups the numbers by state, so that text names the state, not only colour. */
export function TicketNumbers({ numbers, winner }: TicketNumbersProps) {
  return (
    <section aria-label="Mis números" className={styles.numbers}>
      {STATES.map(({ state, tone, one, several = one, drawn }) => {
        const held = numbers.filter((each) => each.state === state);
        if (held.length === 0) return null;
        const means = held.length === 1 ? one : several;
        return (
          <div key={state} className={styles.group}>
            <h2 className={styles.state}>
              <Badge tone={tone}>{STATE_WORDS[state]}</Badge>
              <span className={styles.means}>{winner === null ? means : (drawn ?? means)}</span>
            </h2>
            <ul
              className={styles.list}
              data-state={state}
              data-few={numbers.length <= 4 || undefined}
            >
              {held.map((each) => {
                const isDrawn = hasWon(each, winner);
                return (
                  <li key={each.number} className={styles.number} data-won={isDrawn || undefined}>
                    {isDrawn && <LineIcon size={20} path={TROPHY} />}
                    <span translate="no">{each.number}</span>
                    {isDrawn && <span className="visually-hidden"> ganador</span>}
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

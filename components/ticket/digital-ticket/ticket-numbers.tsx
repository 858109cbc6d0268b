import { Badge } from '@/components/ui/badge';
import { TrophyIcon } from '@/components/ui/other-icons';
import { hasWon, stateWord, type NumberWithState } from '@/lib/raffle/digital-ticket';
import styles from './digital-ticket.module.css';

type TicketNumbersProps = { numbers: readonly NumberWithState[]; winner: string | null };

const STATES = [
  { state: 'paid', tone: 'ok', means: 'Pago confirmado: participas.' },
  { state: 'reserved', tone: 'warning', means: 'Apartado a tu nombre; revisamos tu pago.' },
  {
    state: 'released',
    tone: 'danger',
    means: 'Ya no está apartado para ti. Escríbenos si es un error.',
  },
  { state: 'unknown', tone: 'neutral', means: 'Ahora no sabemos cómo va.' },
] as const;

/** Groups the numbers by state, so that text names the state, not only colour. */
export function TicketNumbers({ numbers, winner }: TicketNumbersProps) {
  return (
    <section aria-label="Mis números" className={styles.numbers}>
      {STATES.map(({ state, tone, means }) => {
        const held = numbers.filter((one) => one.state === state);
        if (held.length === 0) return null;
        return (
          <div key={state} className={styles.group}>
            <h2 className={styles.state}>
              <Badge tone={tone}>{stateWord(state)}</Badge>
              <span className={styles.means}>{means}</span>
            </h2>
            <ul
              className={styles.list}
              data-state={state}
              data-few={numbers.length <= 4 || undefined}
            >
              {held.map((one) => {
                const isDrawn = hasWon(one, winner);
                return (
                  <li key={one.number} className={styles.number} data-won={isDrawn || undefined}>
                    {isDrawn && <TrophyIcon size={20} />}
                    <span translate="no">{one.number}</span>
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

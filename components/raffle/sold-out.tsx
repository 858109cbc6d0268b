import { Section } from '@/components/ui/section';
import { listedPrice } from '@/lib/raffle/rate';
import type { RaffleSummary } from '@/lib/raffle/types';
import styles from './raffle-page.module.css';

const SHOWN = 3;

type SoldOutProps = { others: RaffleSummary[]; currency: string };

/** Replaces the picker when all numbers are sold, and shows raffles that still sell. */
export function SoldOut({ others, currency }: SoldOutProps) {
  const selling = others.filter(({ isPending }) => !isPending).slice(0, SHOWN);
  return (
    <Section title="Números agotados">
      <div className={styles.soldOut}>
        <p>Todos los números están vendidos. ¡Gracias!</p>
        {selling.length > 0 && (
          <div role="group" aria-label="Otras rifas">
            <p>Todavía puedes participar en:</p>
            <ul>
              {selling.map(({ id, name, price }) => (
                <li key={id}>
                  <a href={`/rifa/${id}`}>{name}</a>{' '}
                  <strong translate="no">{listedPrice(price, currency)?.paid}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

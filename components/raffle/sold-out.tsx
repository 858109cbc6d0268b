import { Section } from '@/components/ui/section';
import { amountsText } from '@/lib/raffle/amounts';
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
              {selling.map((raffle) => {
                const price = listedPrice(raffle, currency);
                return (
                  <li key={raffle.id}>
                    <a href={`/rifa/${raffle.id}`}>{raffle.name}</a>{' '}
                    <strong translate="no">{price && amountsText(price)}</strong>
                  </li>
                );
              })}
            </ul>
          </div>
        )}
      </div>
    </Section>
  );
}

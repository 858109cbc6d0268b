import { Figures } from '@/components/ui/figures';
import { amountsOf, type MoneyFormat } from '@/lib/raffle/amounts';
import { savingsOf } from '@/lib/raffle/price';
import type { Raffle } from '@/lib/raffle/types';
import styles from './numbers-section.module.css';

type PackListProps = {
  raffle: Pick<Raffle, 'price' | 'packs' | 'maxPerPurchase'>;
  money: MoneyFormat;
};

/** The packs: quantity, price and saving. */
export function PackList({ raffle, money }: PackListProps) {
  const packs = raffle.packs.filter(({ quantity }) => quantity <= raffle.maxPerPurchase);
  if (packs.length === 0) return null;
  return (
    <ul className={styles.packs} aria-label="Combos">
      {packs.map((pack) => {
        const { paid, about } = amountsOf(pack.price, money);
        const savings = savingsOf(pack, raffle);
        return (
          <li key={`${pack.quantity}-${pack.price}`} className={styles.pack}>
            <span className={styles.quantity}>{`${pack.quantity} números`}</span>
            <span translate="no">
              <strong className={styles.price}>{paid}</strong> <span>{about}</span>
            </span>
            {savings > 0 && (
              <span className={styles.savings}>
                <Figures in={`Ahorras ${amountsOf(savings, money).paid}`} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

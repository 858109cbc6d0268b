import { formatPrice } from '@/lib/raffle/money';
import { savingsOf } from '@/lib/raffle/price';
import type { Raffle } from '@/lib/raffle/types';
import styles from './pack-list.module.css';

type PackListProps = {
  raffle: Pick<Raffle, 'price' | 'packs' | 'maxPerPurchase'>;
  currency: string;
};

/** So many numbers together, what they cost and what that saves. */
export function PackList({ raffle, currency }: PackListProps) {
  const packs = raffle.packs.filter(({ quantity }) => quantity <= raffle.maxPerPurchase);
  if (packs.length === 0) return null;
  return (
    <ul className={styles.packs} aria-label="Packs">
      {packs.map((pack) => {
        const savings = savingsOf(pack, raffle);
        return (
          <li key={`${pack.quantity}-${pack.price}`} className={styles.pack}>
            <span className={styles.quantity}>{pack.quantity} números</span>
            <strong className={styles.price}>{formatPrice(pack.price, currency)}</strong>
            {savings > 0 && (
              <span className={styles.savings}>Ahorras {formatPrice(savings, currency)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

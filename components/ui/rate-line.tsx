import type { MoneyFormat } from '@/lib/raffle/amounts';
import { formatDrawDate } from '@/lib/raffle/dates';
import { rateText } from '@/lib/raffle/rate';
import { Figures } from './figures';
import styles from './rate-line.module.css';

type RateLineProps = { money: MoneyFormat; readAt: string };

/** The exchange rate of the shown amounts, and when it was read. */
export function RateLine({ money, readAt }: RateLineProps) {
  if (!money.conversion) return null;
  return (
    <p className={styles.rate}>
      <Figures in={rateText(money.conversion, money.symbol)} />,{' '}
      <time data-part="read-at" dateTime={readAt}>
        {formatDrawDate(readAt)}
      </time>
    </p>
  );
}

import type { Conversion } from '@/lib/raffle/amounts';
import { formatShortDate } from '@/lib/raffle/dates';
import { rateText } from '@/lib/raffle/rate';
import styles from './rate-line.module.css';

type RateLineProps = { conversion: Conversion | null; readAt: string };

/** The exchange rate of the shown amounts, its source, and when it was read. */
export function RateLine({ conversion, readAt }: RateLineProps) {
  if (!conversion) return null;
  return (
    <p className={styles.rate}>
      <span translate="no">{rateText(conversion)}</span> ·{' '}
      <time data-part="read-at" dateTime={readAt}>
        {formatShortDate(readAt)}
      </time>
    </p>
  );
}

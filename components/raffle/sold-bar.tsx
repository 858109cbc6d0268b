'use client';

import { useLatestFact } from '@/components/picker/selection/latest-facts';
import { soldShare } from '@/lib/raffle/sold-share';
import type { TicketCounts } from '@/lib/raffle/types';
import styles from './sold-bar.module.css';

type SoldBarProps = {
  /** The counts known to the server. */
  counts: TicketCounts | null;
};

/**
 * Renders nothing when the tickets were not counted, and below 1 %: an empty bar invites nobody. It does not come later,
 * because it would push the numbers down.
 */
export function SoldBar({ counts }: SoldBarProps) {
  const isWorthShowing = (soldShare(counts)?.percent ?? 0) >= 1;
  const share = soldShare(useLatestFact('counts') ?? counts);
  if (!share || !isWorthShowing) return null;
  return (
    <div className={styles.sold}>
      <progress
        className={styles.bar}
        max={100}
        value={share.percent}
        aria-label="Parte vendida"
        aria-valuetext={share.text}
      />
      <p>{share.text}</p>
    </div>
  );
}

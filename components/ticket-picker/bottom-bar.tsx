import { useEffect, useRef } from 'react';
import { useLatePart } from '@/components/ui/use-late-part';
import { formatAmount } from '@/lib/raffle/money';
import { totalOf } from '@/lib/raffle/total';
import type { Ticket } from '@/lib/raffle/types';
import styles from './bottom-bar.module.css';
import { PayButton } from './pay-button';
import { useSelection } from './selection';

const loadNotice = async () => (await import('./lost-notice')).LostNotice;

type BottomBarProps = {
  raffleId: string;
  price: number;
  currency: string;
  isDisabled: boolean;
  onPay: () => void;
  /** What may stand in for a number that somebody else took. */
  tickets: readonly Ticket[];
};

/** Always at hand while something is chosen; tells of lost numbers where nothing has to move. */
export function BottomBar(props: BottomBarProps) {
  const { chosen } = useSelection(props.raffleId);
  return chosen.length > 0 && <Bar {...props} />;
}

function Bar({ raffleId, price, currency, isDisabled, onPay, tickets }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { chosen, lost } = useSelection(raffleId);
  const { part: LostNotice } = useLatePart(lost.size > 0, loadNotice);
  const count = chosen.length;

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--bottom-bar-height');
  }, []);

  return (
    <div ref={bar} role="region" aria-label="Tu compra" className={styles.bar}>
      <div role="status" className={styles.notice}>
        {lost.size > 0 && LostNotice && (
          <LostNotice
            raffleId={raffleId}
            lost={chosen.filter(({ id }) => lost.has(id))}
            tickets={tickets}
            chosen={chosen}
          />
        )}
      </div>
      <div className={styles.inside}>
        <p>
          <span className={styles.count}>{count === 1 ? '1 número' : `${count} números`}</span>
          <strong className={styles.total}>{formatAmount(totalOf(price, count), currency)}</strong>
        </p>
        <PayButton raffleId={raffleId} variant="accent" isDisabled={isDisabled} onPay={onPay} />
      </div>
    </div>
  );
}

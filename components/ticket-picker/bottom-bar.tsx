import { useEffect, useRef } from 'react';
import { formatAmount } from '@/lib/raffle/money';
import { totalOf } from '@/lib/raffle/total';
import styles from './bottom-bar.module.css';
import { PayButton } from './pay-button';
import { useSelection } from './selection';

type BottomBarProps = {
  raffleId: string;
  price: number;
  currency: string;
  isDisabled: boolean;
  onPay: () => void;
};

/** Always at hand while something is chosen. */
export function BottomBar(props: BottomBarProps) {
  const { chosen } = useSelection(props.raffleId);
  return chosen.length > 0 && <Bar {...props} count={chosen.length} />;
}

function Bar({
  raffleId,
  price,
  currency,
  isDisabled,
  onPay,
  count,
}: BottomBarProps & { count: number }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--bottom-bar-height');
  }, []);

  return (
    <div ref={bar} role="region" aria-label="Tu compra" className={styles.bar}>
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

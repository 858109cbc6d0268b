import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import { formatAmount } from '@/lib/raffle/money';
import { priceOf } from '@/lib/raffle/price';
import { quantityHint, type Sale } from '@/lib/raffle/quantity-hint';
import type { Ticket } from '@/lib/raffle/types';
import styles from './bottom-bar.module.css';
import { useSelection } from '@/components/selection/selection-store';

const loadNotice = async () => (await import('./lost-notice')).LostNotice;

type BottomBarProps = {
  raffleId: string;
  sale: Sale;
  currency: string;
  isDisabled: boolean;
  onPay: () => void;
  tickets: readonly Ticket[];
};

/** Always at hand while something is chosen; tells of lost numbers where nothing has to move. */
export function BottomBar(props: BottomBarProps) {
  const { chosen } = useSelection(props.raffleId);
  return chosen.length > 0 && <Bar {...props} />;
}

function Bar({ raffleId, sale, currency, isDisabled, onPay, tickets }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { chosen, lost } = useSelection(raffleId);
  const { part: LostNotice } = useLazy(lost.size > 0, loadNotice);
  const count = chosen.length;
  const hint = quantityHint(count, sale, currency);

  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--bottom-bar-height');
  }, [hint]);

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
          <strong className={styles.total}>{formatAmount(priceOf(count, sale), currency)}</strong>
          {hint && <span className={styles.hint}>{hint}</span>}
        </p>
        <PayButton
          {...{ raffleId, isDisabled, onPay }}
          least={sale.minPerPurchase}
          variant="accent"
        />
      </div>
    </div>
  );
}

type PayButtonProps = {
  raffleId: string;
  /** Fewer numbers cannot be paid. */
  least: number;
  isDisabled: boolean;
  variant: 'primary' | 'accent';
  onPay: () => void;
};

export function PayButton({ raffleId, least, isDisabled, variant, onPay }: PayButtonProps) {
  const { chosen } = useSelection(raffleId);
  return (
    <Button variant={variant} disabled={isDisabled || chosen.length < least} onClick={onPay}>
      Pagar Ahora
    </Button>
  );
}

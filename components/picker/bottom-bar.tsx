import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import { payableFor, type MoneyFormat } from '@/lib/raffle/amounts';
import { quantityHint, type Sale } from '@/lib/raffle/quantity';
import styles from './bottom-bar.module.css';
import { useSelection } from './selection/selection-store';

const loadNotice = async () => (await import('./selection/lost-notice')).LostNotice;

type BarProps = {
  raffleId: string;
  sale: Sale;
  money: MoneyFormat;
  isDisabled: boolean;
  onPay: () => void;
};

type BottomBarProps = BarProps & { before: ReactNode };

/**
 * Always visible while something is chosen. It reports lost numbers without moving the page.
 * `before` takes its place until then.
 */
export function BottomBar({ before, ...bar }: BottomBarProps) {
  const { chosen } = useSelection(bar.raffleId);
  return chosen.length > 0 ? <Bar {...bar} /> : before;
}

function Bar({ raffleId, sale, money, isDisabled, onPay }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { chosen, lost } = useSelection(raffleId);
  const { part: LostNotice } = useLazy(lost.size > 0, loadNotice);
  const count = chosen.length;
  const { paid, about } = payableFor(sale, count, money);
  const hint = quantityHint(count, sale, money);

  useEffect(() => {
    const { style } = document.documentElement;
    // Reported after layout: reading the height right after a tap would force a layout of the whole page.
    const height = new ResizeObserver(() =>
      style.setProperty('--bottom-bar-height', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) height.observe(bar.current);
    return () => {
      height.disconnect();
      style.removeProperty('--bottom-bar-height');
    };
  }, []);

  return (
    <div ref={bar} role="region" aria-label="Tu compra" className={styles.bar}>
      <div role="status" className={styles.notice}>
        {lost.size > 0 && LostNotice && (
          <LostNotice
            raffleId={raffleId}
            lost={chosen.filter(({ id }) => lost.has(id))}
            chosen={chosen}
          />
        )}
      </div>
      <div className={styles.inside}>
        <p>
          <span className={styles.count}>{count === 1 ? '1 número' : `${count} números`}</span>
          <strong className={styles.total} translate="no">
            {paid}
          </strong>
          {about && <span className={styles.about} translate="no">{` ${about}`}</span>}
          {hint && (
            <span className={styles.hint} translate="no">
              {hint}
            </span>
          )}
        </p>
        <Button
          variant="accent"
          disabled={isDisabled || count < sale.minPerPurchase}
          onClick={onPay}
        >
          Pagar Ahora
        </Button>
      </div>
    </div>
  );
}

/** The picker's disabled button, until the bar brings an active one. Only one is visible at a time. */
export function NextStep({ raffleId }: { raffleId: string }) {
  const { chosen } = useSelection(raffleId);
  return (
    <Button disabled className={chosen.length > 0 ? styles.elsewhere : undefined}>
      Pagar Ahora
    </Button>
  );
}

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useLazy } from '@/components/ui/use-lazy';
import { useOnScreen } from '@/components/ui/use-on-screen';
import { payableFor, type MoneyFormat } from '@/lib/raffle/amounts';
import { quantityHint, type Sale } from '@/lib/raffle/quantity';
import { gonePhrase } from '@/lib/raffle/selection';
import styles from './bottom-bar.module.css';
import { useSelection } from './selection/selection-store';

const loadNotices = async () => (await import('./selection/choice-notices')).ChoiceNotices;

type BarProps = {
  raffleId: string;
  sale: Sale;
  money: MoneyFormat;
  isDisabled: boolean;
  onPay: () => void;
  count: number;
  lost: number;
};

type BottomBarProps = Omit<BarProps, 'count' | 'lost'> & { before: ReactNode };

/**
 * Always visible while something is chosen; `before` takes its place until then, except beside the
 * places to choose. Lost and replaced numbers are reported above it, without moving the page.
 */
export function BottomBar({ before, ...bar }: BottomBarProps) {
  const { raffleId, sale } = bar;
  const selection = useSelection(raffleId);
  const { chosen, lost, undo } = selection;
  const { part: ChoiceNotices } = useLazy(undo !== null || lost.size > 0, loadNotices);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  // The picker fills most of the screen.
  const isChoosing = useOnScreen(dock?.parentElement ?? null, '0px 0px -40%');
  return (
    <div ref={setDock} className={styles.dock}>
      <div role="status" tabIndex={-1} className={styles.notice}>
        {ChoiceNotices && <ChoiceNotices {...{ raffleId, selection, sale }} />}
      </div>
      {chosen[0] ? (
        <Bar {...bar} count={chosen.length} lost={lost.size} />
      ) : (
        <div data-choosing={isChoosing || undefined}>{before}</div>
      )}
    </div>
  );
}

function Bar({ raffleId, sale, money, isDisabled, onPay, count, lost }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // A number that somebody else has is not paid.
  const free = count - lost;
  const { paid, about } = payableFor(sale, free, money);
  const hint = lost === 0 && quantityHint(count, sale, money);

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
    <div ref={bar} role="region" aria-label="Tu compra" tabIndex={-1} className={styles.bar}>
      <div className={styles.inside}>
        <p>
          {free === 0 ? (
            <strong>{gonePhrase(lost)}</strong>
          ) : (
            <>
              <span className={styles.count}>{free === 1 ? '1 número' : `${free} números`}</span>
              <strong className={styles.total} translate="no">
                {paid}
              </strong>
              {about && <span className={styles.about} translate="no">{` ${about}`}</span>}
            </>
          )}
        </p>
        <Button
          id="pagar"
          variant="accent"
          disabled={isDisabled || count < sale.minPerPurchase}
          onClick={onPay}
        >
          Pagar Ahora
        </Button>
        {hint && (
          <button
            type="button"
            className={styles.hint}
            translate="no"
            onClick={async () => {
              // The hint goes when there is no further combo.
              bar.current?.focus();
              await (await import('./random/late')).addAtRandom(raffleId, count + hint.missing);
            }}
          >
            {hint.text}
          </button>
        )}
      </div>
    </div>
  );
}

/** The picker's disabled button, until the bar brings an active one. Only one is visible at a time. */
export function NextStep({ raffleId }: { raffleId: string }) {
  const { chosen } = useSelection(raffleId);
  return (
    <Button disabled className={chosen.length > 0 ? styles.elsewhere : styles.next}>
      Pagar Ahora
    </Button>
  );
}

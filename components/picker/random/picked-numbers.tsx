import { useEffect, useState } from 'react';
import { useSelection, type SelectionState } from '../selection/selection-store';
import { Button } from '@/components/ui/button';
import { gonePhrase } from '@/lib/raffle/selection';
import { pickNumbers } from './pick-numbers';
import styles from './picked-numbers.module.css';

type Wanted = { quantity: number };

type PickedNumbersProps = {
  raffleId: string;
  wanted: Wanted;
  /** Null once none of them is chosen any more: they were bought, or removed elsewhere. */
  onWant: (wanted: Wanted | null) => void;
};

/** Picks the wanted quantity at random, replacing the earlier choice, and shows the numbers. */
export function PickedNumbers(props: PickedNumbersProps) {
  const { raffleId, wanted, onWant } = props;
  const [answer, setAnswer] = useState<{ to: Wanted; problem: string } | null>(null);
  const selection = useSelection(raffleId);
  const isPicking = answer?.to !== wanted;

  useEffect(() => {
    let isOutdated = false;
    void pickNumbers(raffleId, wanted.quantity, () => isOutdated).then((problem) => {
      if (!isOutdated) setAnswer({ to: wanted, problem });
    });
    return () => {
      isOutdated = true;
    };
  }, [raffleId, wanted]);

  const isNone = answer?.to === wanted && !answer.problem && selection.chosen.length === 0;
  useEffect(() => {
    if (isNone) onWant(null);
  });

  return (
    <div className={styles.picked} aria-busy={isPicking}>
      <h2 className="visually-hidden">Compra rápida</h2>
      {/* The bar below tells how many were chosen. */}
      <p
        role={isPicking || answer.problem ? 'status' : undefined}
        className={answer?.problem ? styles.problem : styles.title}
      >
        {isPicking ? 'Buscando…' : answer.problem || countPhrase(selection)}
      </p>
      <Button
        variant="link"
        size="small"
        className={styles.again}
        aria-disabled={isPicking}
        onClick={isPicking ? undefined : () => onWant({ ...wanted })}
      >
        Otros números
      </Button>
      {/* A long list scrolls, and the keyboard must be able to scroll it too. */}
      <div role="group" aria-label="Números que te tocaron" tabIndex={0} className={styles.numbers}>
        {selection.chosen.map(({ id, number }) => (
          <span key={id} className={styles.number} data-lost={selection.lost.has(id) || undefined}>
            <span translate="no">{number}</span>
            {selection.lost.has(id) && (
              <span className="visually-hidden">, lo apartó otra persona</span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The count may drop: numbers can be deselected elsewhere. */
function countPhrase({ chosen, lost }: SelectionState): string {
  const count = chosen.length - lost.size;
  if (count === 0) return gonePhrase(lost.size);
  return count === 1 ? 'Tu número' : `Tus ${count} números`;
}

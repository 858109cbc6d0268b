import { useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { mostAtRandom, type QuantityLimits } from '@/lib/raffle/quantity';
import { NO_ANSWER } from '@/lib/storefront-api/read-json';
import box from '../ticket-picker.module.css';
import styles from './random.module.css';

type RandomPickProps = {
  raffleId: string;
  limits: QuantityLimits;
  /** The last known count; null when unknown. */
  free: number | null;
  isDisabled: boolean;
};

/** Picks random numbers from the whole raffle, replacing the earlier choice. */
export function RandomPick({ raffleId, limits, free, isDisabled }: RandomPickProps) {
  const [problem, setProblem] = useState('');
  const [isPicking, setPicking] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPicking) return;
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    setPicking(true);
    setProblem('');
    const picked = import('./late').then(
      ({ pickNumbers, pickProblem }) =>
        pickProblem(quantity, free ?? quantity, limits) ?? pickNumbers(raffleId, quantity),
    );
    setProblem(await picked.catch(() => NO_ANSWER));
    setPicking(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <label className={`${box.box} ${styles.quantity}`}>
        <span className={box.label}>Cantidad</span>
        <input
          className={box.field}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={limits.minPerPurchase}
          max={mostAtRandom(limits)}
          defaultValue={Math.min(Math.max(5, limits.minPerPurchase), mostAtRandom(limits))}
        />
      </label>
      <Button type="submit" variant="quiet" disabled={isDisabled} data-early-tap>
        {isPicking ? 'Eligiendo…' : 'Elegir al azar'}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { MAX_TICKETS_PER_PURCHASE } from '@/lib/raffle/limits';
import { pickRandom } from '@/lib/raffle/random-pick';
import type { Ticket } from '@/lib/raffle/types';
import styles from './random-pick.module.css';
import { selectionStore } from './selection';

type RandomPickProps = {
  raffleId: string;
  tickets: readonly Ticket[];
  isDisabled: boolean;
};

/** So many numbers by chance, in place of those chosen before. */
export function RandomPick({ raffleId, tickets, isDisabled }: RandomPickProps) {
  const [problem, setProblem] = useState('');

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    const free = tickets.filter(({ status }) => status === 'available');
    const pick = pickRandom(free, quantity);
    setProblem(pick.ok ? '' : pick.msg);
    if (pick.ok) selectionStore(raffleId).replaceAll(pick.selection);
  }

  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <label className={styles.quantity}>
        <span>Cantidad</span>
        <input
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_TICKETS_PER_PURCHASE - 1}
          defaultValue={5}
        />
      </label>
      <Button type="submit" variant="quiet" disabled={isDisabled} data-early-tap>
        Elegir al azar
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

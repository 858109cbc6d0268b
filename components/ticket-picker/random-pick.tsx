import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import type { QuantityLimits } from '@/lib/raffle/quantity-limits';
import { mostAtRandom, pickRandom } from '@/lib/raffle/random-pick';
import type { Ticket } from '@/lib/raffle/types';
import styles from './random-pick.module.css';
import { selectionStore } from '@/components/selection/selection-store';
import type { LiveTickets } from './use-tickets';

type RandomPickProps = {
  raffleId: string;
  live: Pick<LiveTickets, 'isLoading' | 'isComing'>;
  tickets: readonly Ticket[];
  limits: QuantityLimits;
  isDisabled: boolean;
};

/** So many numbers by chance, in place of those chosen before; while a page is on its way, of that page. */
export function RandomPick({ raffleId, live, tickets, limits, isDisabled }: RandomPickProps) {
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const waits = useRef(false);
  const { isComing } = live;

  useEffect(() => {
    if (isComing || !waits.current) return;
    waits.current = false;
    form.current?.requestSubmit();
  }, [isComing]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    waits.current = isComing;
    if (isComing) return setProblem('Cargando números…');
    if (live.isLoading) return setProblem('No pudimos cargar estos números.');
    const quantity = Number(new FormData(event.currentTarget).get('quantity'));
    const free = tickets.filter(({ status }) => status === 'available');
    const pick = pickRandom(free, quantity, limits);
    setProblem(pick.ok ? '' : pick.msg);
    if (pick.ok) selectionStore(raffleId).replaceAll(pick.selection);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <label className={styles.quantity}>
        <span>Cantidad</span>
        <input
          className={styles.input}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={limits.minPerPurchase}
          max={mostAtRandom(limits)}
          defaultValue={Math.min(Math.max(5, limits.minPerPurchase), mostAtRandom(limits))}
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

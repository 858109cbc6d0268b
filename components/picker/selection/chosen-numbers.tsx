import { ChosenChips } from './chosen-chips';
import { useSelection } from './selection-store';
import { useSelectionCheck } from './use-selection-check';
import { amountsText, payableFor, type MoneyFormat } from '@/lib/raffle/amounts';
import { quantityHint, type Sale } from '@/lib/raffle/quantity';
import { selectionPhrase } from '@/lib/raffle/selection';
import styles from './chosen-numbers.module.css';
import type { LiveTickets } from '../use-tickets';

type ChosenNumbersProps = {
  raffleId: string;
  maxPerPurchase: number;
  live: LiveTickets;
  isPending: boolean;
};

export function ChosenNumbers({ raffleId, maxPerPurchase, live, isPending }: ChosenNumbersProps) {
  const selection = useSelection(raffleId);
  useSelectionCheck(raffleId, live);
  if (isPending && selection.chosen.length === 0) return null;
  return (
    <ul aria-label="Números elegidos" tabIndex={-1} className={styles.chips}>
      {selection.chosen.length === 0 && (
        <li className={styles.hint}>
          {`Toca los números que quieras: hasta ${maxPerPurchase} por compra.`}
        </li>
      )}
      <ChosenChips raffleId={raffleId} selection={selection} />
    </ul>
  );
}

type SelectionSummaryProps = { raffleId: string; sale: Sale; money: MoneyFormat };

export function SelectionSummary({ raffleId, sale, money }: SelectionSummaryProps) {
  const { chosen, lost } = useSelection(raffleId);
  const count = chosen.length - lost.size;
  const total = payableFor(sale, count, money);
  const hint = lost.size === 0 && quantityHint(count, sale, money);
  // Once something is chosen, the bar shows the total; this copy only announces it.
  const className = count > 0 ? 'visually-hidden' : undefined;
  return (
    <>
      <span>{selectionPhrase(count, lost.size)}</span>
      <span className={className} translate={className && 'no'}>
        {`${count > 0 ? `, total ${amountsText(total)}` : ''}${hint ? `. ${hint.text}` : ''}`}
      </span>
    </>
  );
}

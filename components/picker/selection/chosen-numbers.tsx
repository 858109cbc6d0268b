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
  sale: Sale;
  live: LiveTickets;
  isPending: boolean;
};

export function ChosenNumbers({ raffleId, sale, live, isPending }: ChosenNumbersProps) {
  const selection = useSelection(raffleId);
  useSelectionCheck(raffleId, live);
  if (isPending && selection.chosen.length === 0) return null;
  const { minPerPurchase: least, maxPerPurchase: most } = sale;
  const quantity = least > 1 ? `de ${least} a ${most}` : `hasta ${most}`;
  return (
    <ul aria-label="Números elegidos" tabIndex={-1} className={styles.chips}>
      {selection.chosen.length === 0 && (
        <li className={styles.hint}>{`Toca los números que quieras: ${quantity} por compra.`}</li>
      )}
      <ChosenChips raffleId={raffleId} selection={selection} />
    </ul>
  );
}

type SelectionSummaryProps = { raffleId: string; sale: Sale; money: MoneyFormat };

/**
 * For screen readers, because chips and bar show it to everybody else. It is silent when nothing is chosen: else it would
 * interrupt what is said of a payment.
 */
export function SelectionSummary({ raffleId, sale, money }: SelectionSummaryProps) {
  const { chosen, lost } = useSelection(raffleId);
  const count = chosen.length - lost.size;
  if (chosen.length === 0) return null;
  const total = count > 0 ? `, total ${amountsText(payableFor(sale, count, money))}` : '';
  const hint = lost.size === 0 && quantityHint(count, sale, money);
  return (
    <span className="visually-hidden">
      <span>{selectionPhrase(count, lost.size)}</span>
      <span translate="no">{`${total}${hint ? `. ${hint.text}` : ''}`}</span>
    </span>
  );
}

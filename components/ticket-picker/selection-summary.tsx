import { formatAmount } from '@/lib/raffle/money';
import { selectionPhrase, totalOf } from '@/lib/raffle/total';
import { useSelection } from './selection';

type SelectionSummaryProps = { raffleId: string; price: number; currency: string };

/** `3 números elegidos, total $7,50`. */
export function SelectionSummary({ raffleId, price, currency }: SelectionSummaryProps) {
  const { chosen } = useSelection(raffleId);
  return selectionPhrase(chosen.length, formatAmount(totalOf(price, chosen.length), currency));
}

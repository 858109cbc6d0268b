import { currencySign } from './amounts';
import { toCents } from './cents';
import type { DigitalTicket } from './digital-ticket';
import { formatAmount } from './money';

/** Null within a few cents: the admin API rounds shares one by one. */
export function registeredText(
  { total, registered, numbers }: Pick<DigitalTicket, 'total' | 'registered' | 'numbers'>,
  symbol: string,
): string | null {
  if (!total || registered === null) return null;
  const { amount, currency } = total.converted ?? { amount: total.base, currency: null };
  if (toCents(Math.abs(registered - amount)) <= numbers.length) return null;
  return formatAmount(registered, total.converted ? currencySign(currency) : symbol);
}

/** As a bank's app accepts it: no thousands separators (`1234,50`). */
export function copyableAmount(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

import { formatAmount } from './money';
import { totalOf } from './total';
import type { PaymentMethod } from './types';

/** What a purchase costs, in the base currency and in that of the method. */
export type Payable = {
  base: string;
  /** Null when the method needs no conversion. */
  converted: string | null;
  /** In the method's currency. */
  amount: number;
  currency: string;
};

const CONVERTED_SYMBOL = 'Bs';

/** @param symbol of the base currency. */
export function payableFor(
  price: number,
  count: number,
  method: Pick<PaymentMethod, 'rate'> | undefined,
  symbol: string,
): Payable {
  const rate = method?.rate ?? 1;
  const base = formatAmount(totalOf(price, count), symbol);
  if (rate === 1) return { base, converted: null, amount: totalOf(price, count), currency: symbol };
  const amount = totalOf(price * rate, count);
  return {
    base,
    converted: formatAmount(amount, CONVERTED_SYMBOL),
    amount,
    currency: CONVERTED_SYMBOL,
  };
}

/** As a bank's app accepts it: no thousands separators (`1234,50`). */
export function copyableAmount(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

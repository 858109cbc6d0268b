import { formatAmount } from './money';
import { convertedPriceOf, priceOf, type Pricing } from './price';
import type { DigitalTicket, TicketTotal } from './digital-ticket';
import type { PaymentMethod } from './types';

export type Payable = {
  base: string;
  converted: string | null;
  /** In the method's currency. */
  amount: number;
  currency: string;
};

const BOLIVARES = 'Bs';

export function payableFor(
  pricing: Pricing,
  quantity: number,
  method: Pick<PaymentMethod, 'rate' | 'currency'> | undefined,
  symbol: string,
): Payable {
  const total = priceOf(quantity, pricing);
  const base = formatAmount(total, symbol);
  if (!method || method.rate === 1) {
    return { base, converted: null, amount: total, currency: symbol };
  }
  const amount = convertedPriceOf(quantity, pricing, method.rate);
  const currency = currencySign(method.currency);
  return { base, converted: formatAmount(amount, currency), amount, currency };
}

export function totalText({ base, converted }: TicketTotal, symbol: string): string {
  const inBase = formatAmount(base, symbol);
  if (!converted) return inBase;
  return `${formatAmount(converted.amount, currencySign(converted.currency))} ≈ ${inBase}`;
}

/** Null within a few cents: the admin API rounds shares one by one. */
export function registeredText(
  { total, registered, numbers }: Pick<DigitalTicket, 'total' | 'registered' | 'numbers'>,
  symbol: string,
): string | null {
  if (!total || registered === null) return null;
  const { amount, currency } = total.converted ?? { amount: total.base, currency: null };
  if (Math.abs(registered - amount) <= numbers.length / 100) return null;
  return formatAmount(registered, total.converted ? currencySign(currency) : symbol);
}

export function currencySign(code: string | null): string {
  return code === null || /^(ves|ved|vef|bs\.?)$/i.test(code) ? BOLIVARES : code;
}

/** As a bank's app accepts it: no thousands separators (`1234,50`). */
export function copyableAmount(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

import { roundToCents, formatAmount } from './money';
import { convertedPriceOf, priceOf, type Pricing } from './price';
import type { PaymentMethod } from './types';

/* Only the amounts code that a raffle page's first load needs; the rest is in rate.ts and paid.ts. */

export type Conversion = Pick<PaymentMethod, 'name' | 'currency' | 'rate'>;

/** The currencies in which amounts are shown; `symbol` is the base currency's. */
export type MoneyFormat = {
  symbol: string;
  conversion: Pick<Conversion, 'currency' | 'rate'> | null;
};

/** `about` is `paid` in the base currency; null if nothing is converted. */
export type Amounts = { paid: string; about: string | null };

export type Payable = Amounts & {
  /** In the method's currency. */
  amount: number;
  currency: string;
};

export function payableFor(pricing: Pricing, quantity: number, money: MoneyFormat): Payable {
  const { symbol, conversion } = money;
  const base = priceOf(quantity, pricing);
  if (!conversion || conversion.rate === 1) {
    return { ...twoAmounts(base, null, symbol), amount: base, currency: symbol };
  }
  const { rate, currency } = conversion;
  const amount = convertedPriceOf(quantity, pricing, rate);
  return {
    ...twoAmounts(base, { amount, currency }, symbol),
    amount,
    currency: currencySign(currency),
  };
}

/** @param base a price or a difference in the base currency */
export function amountsOf(base: number, { symbol, conversion }: MoneyFormat): Amounts {
  return twoAmounts(
    base,
    conversion && { ...conversion, amount: roundToCents(base * conversion.rate) },
    symbol,
  );
}

export function twoAmounts(
  base: number,
  converted: { amount: number; currency: string | null } | null,
  symbol: string,
): Amounts {
  const inBase = formatAmount(base, symbol);
  if (!converted) return { paid: inBase, about: null };
  const paid = formatAmount(converted.amount, currencySign(converted.currency));
  return { paid, about: `≈\u00a0${inBase.replace(/,00$/, '')}` };
}

export function amountsText({ paid, about }: Amounts): string {
  return about ? `${paid} ${about}` : paid;
}

export function currencySign(code: string | null): string {
  return code === null || /^(ves|ved|vef|bs\.?)$/i.test(code) ? 'Bs' : code;
}

import {
  amountsOf,
  currencySign,
  type Amounts,
  type Conversion,
  type MoneyFormat,
} from './amounts';
import { formatHundredths, formatWhole, roundToCents } from './money';
import type { RaffleSummary } from './types';

/** The first method that converts; its rate applies until the buyer chooses a method. */
export function firstConversion<M extends Conversion>(methods: readonly M[]): M | null {
  return methods.find(converts) ?? null;
}

export function converts({ rate }: Pick<Conversion, 'rate'>): boolean {
  return rate !== 1;
}

export function moneyOf(symbol: string, methods: readonly Conversion[]): MoneyFormat {
  return { symbol, conversion: conversionOf(methods) };
}

export function conversionOf(methods: readonly Conversion[]): MoneyFormat['conversion'] {
  const method = firstConversion(methods);
  return method && { currency: method.currency, rate: method.rate };
}

/** Null until the price is announced. If it was rounded, two numbers do not cost twice as much: it is marked. */
export function priceAmounts(price: number, money: MoneyFormat): Amounts | null {
  if (price <= 0) return null;
  const { paid, about } = amountsOf(price, money);
  const exact = price * (money.conversion?.rate ?? 1);
  if (!about || Math.abs(roundToCents(exact) - exact) < 1e-6) return { paid, about };
  return { paid: `≈\u00a0${paid}`, about: about.replace('≈', '·') };
}

/** For a raffle in a list: in the base currency if its conversion is unknown. */
export function listedPrice(
  { price, conversion = null }: Pick<RaffleSummary, 'price' | 'conversion'>,
  symbol: string,
): Amounts | null {
  return priceAmounts(price, { symbol, conversion });
}

/** `Tasa Bs 396,37 por $`: two decimals, or more if the rate has more. */
export function rateText(
  { rate, currency }: NonNullable<MoneyFormat['conversion']>,
  symbol: string,
): string {
  const [, decimals = ''] = String(rate).split('.');
  const exact = `${formatWhole(Math.trunc(rate))},${decimals}`;
  const written = decimals.length > 2 ? exact : formatHundredths(rate);
  return `Tasa ${currencySign(currency)}\u00a0${written} por ${symbol}`;
}

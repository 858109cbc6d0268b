import { currencySign, payableFor } from './amounts';
import { toCents, formatAmount, roundToCents } from './money';
import type { DigitalTicket } from './digital-ticket';
import { chargeOf, type Pricing, convertedPriceOf, priceOf } from './price';
import type { PurchaseRequest, SeenPrice } from './purchase';
import type { PaymentMethod } from './types';

/** Null if the difference is a few cents: the admin API rounds each share. */
export function registeredText(
  { total, registered, numbers }: Pick<DigitalTicket, 'total' | 'registered' | 'numbers'>,
  symbol: string,
): string | null {
  if (!total || registered === null) return null;
  const { amount, currency } = total.converted ?? { amount: total.base, currency: null };
  if (toCents(Math.abs(registered - amount)) <= numbers.length) return null;
  return formatAmount(registered, total.converted ? currencySign(currency) : symbol);
}

/** In the form a bank's app accepts: no thousands separators (`1234,50`). */
export function copyableAmount(amount: number): string {
  return amount.toFixed(2).replace('.', ',');
}

/** @param isShort whether whole amounts stand beside it without cents */
export function chargePhrase(
  quantity: number,
  pricing: Pricing,
  { symbol, isShort }: { symbol: string; isShort: boolean },
): string {
  const { packs, singles } = chargeOf(quantity, pricing);
  const parts = packs.map(({ pack, times }) => {
    const counted = `${times} ${times === 1 ? 'combo' : 'combos'} de ${pack.quantity}`;
    return `${counted}: ${formatAmount(times * pack.price, symbol)}`;
  });
  if (singles > 0 || parts.length === 0) {
    const price = formatAmount(pricing.price, symbol);
    parts.push(`${singles} ${singles === 1 ? 'número' : 'números'} ×\u00a0${price}`);
  }
  const phrase = parts.join(' + ');
  return isShort && !/,(?!00)\d\d/.test(phrase) ? phrase.replaceAll(',00', '') : phrase;
}

type Sent = Pick<PurchaseRequest, 'amount' | 'seen' | 'tickets'>;
type Method = Pick<PaymentMethod, 'name' | 'currency'>;

/** `method` is undefined if it is no longer offered. */
export function paidAmount({ amount, seen }: Sent, method: Method | undefined, symbol: string) {
  return formatAmount(amount, signOf(seen, method, symbol));
}

/** Readable text: `Bs 1.000,00 por Pago Móvil`. */
export function paidText(sent: Sent, method: Method | undefined, symbol: string): string {
  const amount = paidAmount(sent, method, symbol);
  return method ? `${amount} por ${method.name}` : amount;
}

export type ChangedTotal = {
  total: string;
  /** Still to be paid, in the method's currency; negative if too much was paid. */
  missing: number;
  /** Without a sign. */
  missingText: string;
};

/** Null if the two are in different currencies. */
export function changedTotal(
  sent: Sent,
  now: SeenPrice,
  method: Method | undefined,
  symbol: string,
): ChangedTotal | null {
  if ((sent.seen.rate === 1) !== (now.rate === 1)) return null;
  const conversion = { rate: now.rate, currency: method?.currency ?? null };
  const payable = payableFor(now, sent.tickets.length, { symbol, conversion });
  const { amount, currency } = payable;
  const missing = roundToCents(amount - sent.amount);
  return {
    total: payable.paid,
    missing,
    missingText: formatAmount(Math.abs(missing), currency),
  };
}

function signOf({ rate }: SeenPrice, method: Method | undefined, symbol: string): string {
  return rate === 1 ? symbol : currencySign(method?.currency ?? null);
}

export function seenPrice({ price, packs }: Pricing, rate: number): SeenPrice {
  return {
    price,
    packs: packs.map(({ quantity, price: together }) => ({ quantity, price: together })),
    rate,
  };
}

export function costsTheSame(quantity: number, seen: SeenPrice, now: SeenPrice): boolean {
  return (
    seen.rate === now.rate &&
    priceOf(quantity, seen) === priceOf(quantity, now) &&
    convertedPriceOf(quantity, seen, seen.rate) === convertedPriceOf(quantity, now, now.rate)
  );
}

/** Null if one of them is unknown. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

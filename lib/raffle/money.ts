/** Rounds halves up, after removing floating-point error (1.005 * 100 is 100.49999999999999). */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(14)));
}

export function roundToCents(amount: number): number {
  return toCents(amount) / 100;
}

/* Avoids Intl: its first formatter costs a cheap phone 50 ms during hydration. Not for negative values. */

export function formatWhole(value: number): string {
  const digits = String(value);
  if (digits.length < 4) return digits;
  return `${formatWhole(Number(digits.slice(0, -3)))}.${digits.slice(-3)}`;
}

export function formatHundredths(value: number): string {
  const hundredths = String(toCents(value)).padStart(3, '0');
  return `${formatWhole(Number(hundredths.slice(0, -2)))},${hundredths.slice(-2)}`;
}

export const PRICE_TO_COME = 'Precio por anunciar';

export function pricePerTicket(price: number, symbol: string): string {
  return price > 0 ? `${formatAmount(price, symbol)} por número` : PRICE_TO_COME;
}

/** `$7,50`, `Bs 1.234,50` (no-break space), `-$5,00`. Intl would write `USD 7,50` and `Bs.S 7,50`. */
export function formatAmount(amount: number, symbol: string): string {
  const gap = /\p{Letter}\.?$/u.test(symbol) ? '\u00a0' : '';
  const sign = amount < 0 ? '-' : '';
  return `${sign}${symbol}${gap}${formatHundredths(Math.abs(amount))}`;
}

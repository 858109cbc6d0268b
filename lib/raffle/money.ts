import { formatHundredths } from './spanish-number';

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

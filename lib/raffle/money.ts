import { formatHundredths } from './spanish-number';

/** Of a raffle without a price, which is shown and not sold. */
export const PRICE_TO_COME = 'Precio por anunciar';

/** What a ticket costs, with its currency symbol; empty when the price is still to come. */
export function formatPrice(price: number, symbol: string): string {
  return price > 0 ? formatAmount(price, symbol) : '';
}

/** The same as one sentence without its stop: `$7,50 por ticket`. */
export function pricePerTicket(price: number, symbol: string): string {
  return price > 0 ? `${formatPrice(price, symbol)} por ticket` : PRICE_TO_COME;
}

/**
 * An amount with its currency symbol: `$7,50`, `Bs 1.234,50`, `-$5,00`. A symbol made of letters is
 * kept apart from the number by a no-break space. Not by the currency styles of Intl, which
 * write `USD 7,50` and `Bs.S 7,50`.
 */
export function formatAmount(amount: number, symbol: string): string {
  const gap = /\p{Letter}\.?$/u.test(symbol) ? '\u00a0' : '';
  const sign = amount < 0 ? '-' : '';
  return `${sign}${symbol}${gap}${formatHundredths(Math.abs(amount))}`;
}

/*
 * Numbers as es-VE writes them, by hand: the first formatter of Intl costs a cheap phone 50 ms at the moment in which the
 * page comes alive.
 */

/** `1.234` of a whole number that is not negative. */
export function formatWhole(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** `1.234,50` of an amount that is not negative. 1.005 counts as it is written, not as it is stored: a little less. */
export function formatHundredths(value: number): string {
  const hundredths = String(Math.round(value * 100 * (1 + Number.EPSILON))).padStart(3, '0');
  return `${formatWhole(Number(hundredths.slice(0, -2)))},${hundredths.slice(-2)}`;
}

import { toCents } from './cents';

/* Not Intl: its first formatter costs a cheap phone 50 ms during hydration. Not for negative values. */

export function formatWhole(value: number): string {
  const digits = String(value);
  if (digits.length < 4) return digits;
  return `${formatWhole(Number(digits.slice(0, -3)))}.${digits.slice(-3)}`;
}

export function formatHundredths(value: number): string {
  const hundredths = String(toCents(value)).padStart(3, '0');
  return `${formatWhole(Number(hundredths.slice(0, -2)))},${hundredths.slice(-2)}`;
}

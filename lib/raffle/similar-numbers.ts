import { MAX_TICKETS_PER_PURCHASE } from './limits';

/** The number that was meant, in the digits that `example` has; null when it cannot be told. */
export function meantNumber(typed: string, example: string): string | null {
  const isDigits = /^\d+$/.test(typed) && /^\d*$/.test(example);
  return isDigits && (example === '' || typed.length <= example.length)
    ? typed.padStart(example.length, '0')
    : null;
}

/** Of the same digits but two that changed places, or one that is another; as many as are asked for at once, with the number. */
export function similarNumbers(number: string): string[] {
  const swapped = [...number].flatMap((digit, place) => {
    const next = number.charAt(place + 1);
    return next ? [number.slice(0, place) + next + digit + number.slice(place + 2)] : [];
  });
  const changed = Array.from({ length: 9 }, (_, step) =>
    [...number].map((digit, place) => {
      const other = (Number(digit) + step + 1) % 10;
      return number.slice(0, place) + other + number.slice(place + 1);
    }),
  ).flat();
  const similar = new Set([...swapped, ...changed]);
  similar.delete(number);
  return [...similar].slice(0, MAX_TICKETS_PER_PURCHASE - 1);
}

const NAMED = 3;

/** `0427, 0815, 1234 y 12 más`, for a line that must not grow with the purchase. */
export function numbersInShort(numbers: readonly string[]): string {
  const others = numbers.length - NAMED;
  return `${numbers.slice(0, NAMED).join(', ')}${others > 0 ? ` y ${others} más` : ''}`;
}

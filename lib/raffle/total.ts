/** Price of so many tickets, in the base currency, free of the dust of binary fractions. */
export function totalOf(price: number, count: number): number {
  return Math.round(price * count * 100) / 100;
}

/** `3 números elegidos, total $7,50`. @param total formatted, with its symbol. */
export function selectionPhrase(count: number, total: string): string {
  if (count === 0) return 'Ningún número elegido';
  return count === 1
    ? `1 número elegido, total ${total}`
    : `${count} números elegidos, total ${total}`;
}

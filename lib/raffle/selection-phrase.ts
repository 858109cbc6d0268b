export function selectionPhrase(count: number, total: string): string {
  if (count === 0) return 'Ningún número elegido';
  return count === 1
    ? `1 número elegido, total ${total}`
    : `${count} números elegidos, total ${total}`;
}

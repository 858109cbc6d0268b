export function selectionPhrase(count: number): string {
  if (count === 0) return 'Ningún número elegido';
  return count === 1 ? '1 número elegido' : `${count} números elegidos`;
}

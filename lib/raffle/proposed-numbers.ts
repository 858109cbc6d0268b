import { searchText } from './ticket-search';

export function proposedNumbers(query: string, most: number): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list
    .split(/[ ./_-]{0,9}(?:,|$)/)
    .map(searchText)
    .filter(Boolean);
  return [...new Set(numbers)].slice(0, most);
}

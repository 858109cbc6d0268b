import { searchText } from './ticket-search';

export function proposedNumbers(query: string, most: number): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list
    .split(',')
    .map((typed) => searchText(typed).replace(/[ .,/_-]{1,20}$/, ''))
    .filter(Boolean);
  return [...new Set(numbers)].slice(0, most);
}

import { searchText } from './ticket-search';

/** `?n=0427,0815` of a shared link: the numbers a friend proposes. */
export function proposedNumbers(query: string, most: number): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list.split(',').map(searchText).filter(Boolean);
  return [...new Set(numbers)].slice(0, most);
}

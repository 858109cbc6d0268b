const MAX_LENGTH = 20;

/** What of a typed text can be looked for: no number holds anything else. */
export function searchText(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N} .,_/-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** `?n=0427,0815` of a shared link: the numbers a friend proposes. */
export function proposedNumbers(query: string, most: number): string[] {
  const list = new URLSearchParams(query).get('n') ?? '';
  const numbers = list.split(',').map(searchText).filter(Boolean);
  return [...new Set(numbers)].slice(0, most);
}

/** Whether a typed number means this one: separators and leading zeros are often left out. */
export function hasNumber(number: string, typed: string): boolean {
  return plain(typed) !== '' && plain(number) === plain(typed);
}

function plain(number: string): string {
  return number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
    .toLowerCase();
}

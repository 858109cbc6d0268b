export function hasNumber(number: string, typed: string): boolean {
  return plain(typed) !== '' && plain(number) === plain(typed);
}

function plain(number: string): string {
  return number
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+(?=.)/, '')
    .toLowerCase();
}

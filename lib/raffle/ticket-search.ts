const MAX_LENGTH = 20;

export function searchText(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N} .,_/-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}

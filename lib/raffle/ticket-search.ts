const MAX_LENGTH = 20;

/** What of a typed text can be looked for: no number holds anything else. */
export function searchText(typed: string): string {
  return typed
    .replace(/[^\p{L}\p{N} .,_/-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}

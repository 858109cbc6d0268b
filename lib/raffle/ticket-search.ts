const MAX_LENGTH = 20;

/** Not by `cleanCode`: these bytes are in the first load. What is left out here the server leaves out as well. */
export function searchText(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\p{L}\p{N} .,_/-]/gu, '')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** The text as a reader sees it: without entities and on one line, however a calendar or a page folds it. */
export function onOneLine(text: string): string {
  return text
    .replace(/\r?\n /g, '')
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

/**
 * The colours of a style sheet by name, in light and in what the dark changes: `--color-text: #123456;` is `text`.
 * @param {string} sheet
 * @returns {Record<string, string>[]}
 */
export function sheetColours(sheet) {
  return sheet.split('@media (prefers-color-scheme: dark)').map((part) => {
    const found = part.matchAll(/--(?:color-)?([\w-]{1,40}): (#[\da-f]{6});/g);
    return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
  });
}

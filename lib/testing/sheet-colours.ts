/** The colours of a style sheet by name, in light and in what the dark changes: `--color-text: #123456;` is `text`. */
export function sheetColours(sheet: string): Record<string, string>[] {
  return sheet.split('@media (prefers-color-scheme: dark)').map((part) => {
    const found = part.matchAll(/--(?:color-)?([a-z-]+): (#[0-9a-f]{6});/g);
    return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
  });
}

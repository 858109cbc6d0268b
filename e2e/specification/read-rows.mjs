const NAMED = /`([^`]+\.spec\.ts)`/g;

/**
 * The rows of the table below the heading; the last cell names files below `e2e/`.
 * @param {string} text
 * @param {string} heading
 * @returns {{ line: string, files: string[] }[]}
 */
export function readRows(text, heading) {
  const [, table = ''] = text.split(heading);
  return table
    .split('\n')
    .filter((row) => /^\| (?!-|Criterion )/.test(row))
    .map((row) => {
      const [, line = '', stories = ''] = row.split('|').map((cell) => cell.trim());
      return { line, files: [...stories.matchAll(NAMED)].map(([, file = '']) => `e2e/${file}`) };
    });
}

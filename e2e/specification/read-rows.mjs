const NAMED = /`([^`]+\.(?:spec|test)\.tsx?) › ([^`]+)`/g;

/**
 * The rows of the tables below the heading on the specification; the last cell names tests: `file › title`.
 * @param {string} text
 * @returns {{ line: string, tests: { file: string, title: string }[] }[]}
 */
export function readRows(text) {
  const [, table = ''] = text.split('## What holds the specification');
  return table
    .split('\n')
    .filter((row) => /^\| (?!-|Line )/.test(row))
    .map((row) => {
      const [, line = '', tests = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return {
        line,
        tests: [...tests.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title })),
      };
    });
}

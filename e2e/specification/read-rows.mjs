const NAMED = /`([^`]+\.(?:spec|test)\.tsx?) › ([^`]+)`/g;

/**
 * The rows of the tables below the heading; the last cell names tests: `file › title`.
 * @param {string} text
 * @param {string} heading
 * @returns {{ line: string, tests: { file: string, title: string }[] }[]}
 */
export function readRows(text, heading) {
  const [, table = ''] = text.split(heading);
  return table
    .split('\n')
    .filter((row) => /^\| (?!-|Line |Criterion )/.test(row))
    .map((row) => {
      const [, line = '', tests = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return {
        line,
        tests: [...tests.matchAll(NAMED)].map(([, file = '', title = '']) => ({ file, title })),
      };
    });
}

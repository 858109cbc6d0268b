const NAMED = /`([^`]+\.spec\.ts)`/g;

/**
 * The items below the heading that begin with a criterion, with the files below `e2e/` that they name.
 * @param {string} text
 * @param {string} heading
 * @returns {{ line: string, files: string[] }[]}
 */
export function readRows(text, heading) {
  const [, list = ''] = text.split(heading);
  return [...list.matchAll(/^- (\d+\.\d+\.\d+ [^:]*\([A]+\)): ((?:.|\n {2})*)/gm)].map(
    ([, line = '', stories = '']) => ({
      line,
      files: [...stories.matchAll(NAMED)].map(([, file = '']) => `e2e/${file}`),
    }),
  );
}

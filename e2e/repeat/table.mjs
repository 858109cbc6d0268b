import { failedStories } from '../support/failed-stories.mjs';

export const TABLE_HEAD = `| When | Commit | Beside | Passed | Failed | Minutes | What failed |
| --- | --- | --- | --- | --- | --- | --- |`;

/**
 * @typedef {import('../support/failed-stories.mjs').Suite} Suite
 *
 * @param {object} report Playwright's, as JSON.
 * @param {Suite[]} report.suites
 * @param {{ startTime: string, duration: number, expected: number, unexpected: number }} report.stats
 * @param {{ commit: string, beside: string }} run
 */
export function rowOf({ suites, stats }, { commit, beside }) {
  const cells = [
    stats.startTime.slice(0, 16).replace('T', ' '),
    commit,
    beside,
    stats.expected,
    stats.unexpected,
    (stats.duration / 60_000).toFixed(1),
    suites.flatMap(failedStories).join('; ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

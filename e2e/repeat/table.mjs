import { failedStories } from '../support/failed-stories.mjs';

export const TABLE_HEAD = `| When | Commit | Beside | Passed | Failed | Minutes | What failed |
| --- | --- | --- | --- | --- | --- | --- |`;

/**
 * @typedef {import('../support/failed-stories.mjs').Suite} Suite
 *
 * @param {object} report Playwright's, as JSON.
 * @param {Suite[]} report.suites
 * @param {{ message?: string }[]} report.errors What kept the run itself from going on, such as a port that is taken.
 * @param {{ startTime: string, duration: number, expected: number, unexpected: number }} report.stats
 * @param {{ commit: string, beside: string }} run
 */
export function rowOf({ suites, errors, stats }, { commit, beside }) {
  const failed = [...suites.flatMap(failedStories), ...errors.map(firstLine)];
  const cells = [
    stats.startTime.slice(0, 16).replace('T', ' '),
    commit,
    beside,
    stats.expected,
    stats.unexpected,
    (stats.duration / 60_000).toFixed(1),
    failed.join('; ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {{ message?: string }} error */
const firstLine = ({ message = 'an error without a message' }) => message.split('\n', 1)[0];

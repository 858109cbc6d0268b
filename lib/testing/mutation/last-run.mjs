import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const fileOf = (testPath) => `${testPath}.last-run.json`;

/** @typedef {{ names: string[], ms: number }} LastRun of a test file without a mutant. */

/** @returns {LastRun | null} */
export function lastRunOf(testPath) {
  const file = fileOf(testPath);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {LastRun} run */
export function keepLastRun(testPath, run) {
  writeFileSync(fileOf(testPath), JSON.stringify(run));
}

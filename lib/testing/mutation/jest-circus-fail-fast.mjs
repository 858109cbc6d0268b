import { createEmptyTestResult } from '@jest/test-result';
import circus from 'jest-circus/runner';
import { keepLastRun, lastRunOf } from './last-run.mjs';

const NOT_RUN = { ancestorTitles: [], failureDetails: [], failureMessages: [], status: 'pending' };

let caughtMutant;

/**
 * Runs a test file only if it could still catch the current mutant. Jest's `bail` has no effect when Jest is called from
 * code, and otherwise every file would be loaded, whether or not one of its tests reaches the mutant.
 */
export default async function failFast(globalConfig, config, environment, runtime, testPath, send) {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  const run = () => circus.default(globalConfig, config, environment, runtime, testPath, send);
  if (mutant === undefined) {
    const startedAt = performance.now();
    const result = await run();
    const names = result.testResults.map(({ fullName }) => fullName);
    keepLastRun(testPath, { names, ms: performance.now() - startedAt });
    return result;
  }
  if (mutant === caughtMutant || !reaches(testPath, globalConfig.testNamePattern)) {
    const testResults = [{ ...NOT_RUN, fullName: testPath, title: testPath }];
    const empty = createEmptyTestResult();
    return { ...empty, numPendingTests: 1, testFilePath: testPath, testResults };
  }
  const result = await run();
  if (result.numFailingTests > 0) caughtMutant = mutant;
  return result;
}

function reaches(testPath, pattern) {
  const lastRun = lastRunOf(testPath);
  if (!pattern || !lastRun) return true;
  const reaching = new RegExp(pattern, 'i');
  return lastRun.names.some((name) => reaching.test(name));
}

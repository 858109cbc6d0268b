import { TestEnvironment } from 'jest-environment-node';

/** With an active mutant, skips a file's tests after the first failure. */
export default class FailFastEnvironment extends TestEnvironment {
  hasFailed = false;

  /** @param {import('@jest/types').Circus.Event} event */
  async handleTestEvent(event) {
    if (process.env.__STRYKER_ACTIVE_MUTANT__ === undefined) return;
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
  }
}

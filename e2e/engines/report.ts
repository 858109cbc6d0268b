import type { Reporter, TestCase } from '@playwright/test/reporter';
import { ENGINES, missing } from './browsers/installed';

/** Prints at the end which story ran in which engine, and which engines were not tested. */
export default class ReportByEngine implements Reporter {
  private stories: TestCase[] = [];

  onTestEnd(story: TestCase) {
    if (!this.stories.includes(story)) this.stories.push(story);
  }

  onEnd() {
    for (const engine of ENGINES) {
      const lack = missing(engine);
      if (lack) console.warn(`NOT TESTED: ${engine} (${lack} on this machine).`);
      const stories = this.stories.filter(({ parent }) => parent.project()?.name === engine);
      const passed = stories.filter((story) => story.ok());
      if (stories.length > 0) {
        console.log(`${engine}: ${passed.length} of ${stories.length} stories passed.`);
      }
    }
  }
}

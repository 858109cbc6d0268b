import { defineConfig } from '@playwright/test';
import shop from '../../playwright.config';
import type { EngineOption } from './fixtures/visit';
import { testedEngines } from './browsers/installed';

/** The main stories once more in each engine that phones have, on the same shop. */
export default defineConfig<object, EngineOption>({
  ...shop,
  testDir: '.',
  testIgnore: [],
  // Beside the report of all stories, which `npm test` has written before.
  reporter: [
    ['list'],
    ['./report.ts'],
    ['html', { open: 'never', outputFolder: '../../playwright-report/engines' }],
  ],
  outputDir: '../../test-results/engines',
  projects: testedEngines().map((engine) => ({ name: engine, use: { engine } })),
});

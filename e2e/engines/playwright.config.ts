import { defineConfig } from '@playwright/test';
import shop from '../../playwright.config';
import type { EngineOption } from './fixtures/visit';
import { testedEngines } from './browsers/installed';

/** Runs the main stories again in each engine found on phones, on the same shop. */
export default defineConfig<object, EngineOption>({
  ...shop,
  testDir: '.',
  testIgnore: [],
  // Next to the report of all stories, which `npm test` wrote earlier.
  reporter: [
    ['list'],
    ['./report.ts'],
    ['html', { open: 'never', outputFolder: '../../playwright-report/engines' }],
  ],
  outputDir: '../../test-results/engines',
  projects: testedEngines().map((engine) => ({ name: engine, use: { engine } })),
});

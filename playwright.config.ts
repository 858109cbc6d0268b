import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, defineConfig } from '@playwright/test';
import {
  demoApiOrigin,
  demoDataDir,
  revalidateToken,
  shopUrl,
  storefrontPort,
} from './e2e/support/addresses';
import { collected } from './e2e/support/deployment';
import { SHARED_GENERATION } from './e2e/support/generation';
import { projects } from './e2e/support/projects';
import { extraReports } from './e2e/support/reports';

const isCi = Boolean(process.env.CI);
// Playwright records with its own helper, which comes only with its own browser.
const canRecord = existsSync(chromium.executablePath());
// Page snapshots and network traffic in traces. They make all stories take a fifth longer.
const wholeTrace = Boolean(process.env.E2E_WHOLE_TRACE);

export default defineConfig({
  testDir: './e2e',
  testIgnore: 'engines/**',
  // An absolute path, because the engines' configuration is in another folder.
  globalSetup: path.join(__dirname, 'e2e/support/before-stories.ts'),
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes only at the second try shows a fault of the shop or of the test.
  retries: 0,
  workers: 2,
  // Limits for tests that hang. They judge neither the shop nor the machine: `npm run bench` measures speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  snapshotPathTemplate: '{testDir}/{testFileDir}/kept/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never' }], ...extraReports()],
  ...collected,
  use: {
    baseURL: shopUrl,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    // Stories cannot intercept a worker's requests; `e2e/fixtures/own-network.ts` has a worker.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', snapshots: wholeTrace, screenshots: wholeTrace },
    screenshot: 'only-on-failure',
    video: canRecord ? 'retain-on-failure' : 'off',
  },
  projects,
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node --import ./e2e/support/fresh-demo-data.mjs server/start.mjs',
        cwd: __dirname,
        url: `${shopUrl}/home`,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        stdout: 'pipe',
        env: {
          PORT: String(storefrontPort),
          SITE_URL: shopUrl,
          REVALIDATE_TOKEN: revalidateToken,
          DEMO_API_PORT: new URL(demoApiOrigin).port,
          DEMO_API_DATA: demoDataDir,
          DEMO_API_GENERATION: String(SHARED_GENERATION),
          DEMO_API_TEST_CONTROLS: '1',
        },
      },
});

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
import { SHARED_GENERATION } from './e2e/support/generation';
import { projects } from './e2e/support/projects';

const isCi = Boolean(process.env.CI);
// Playwright records with its own helper, which comes only with its own browser.
const canRecord = existsSync(chromium.executablePath());
// Page snapshots and network traffic in traces. They make all stories take a fifth longer.
const wholeTrace = Boolean(process.env.E2E_WHOLE_TRACE);
// For tests that hang. It judges neither the shop nor the machine: `npm run bench` measures speed.
const patience = Number(process.env.E2E_PATIENCE_MS ?? 30_000);
/** An absolute path, because other configurations are in other folders. */
const inE2e = (file: string) => path.join(__dirname, 'e2e', file);

export default defineConfig({
  testDir: './e2e',
  // `npm run screens` takes the README's pictures.
  testIgnore: ['engines/**', ...(process.env.SCREENS ? [] : ['screens/**'])],
  globalSetup: inE2e('support/before-stories.ts'),
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes only at the second try shows a fault of the shop or of the test.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  workers: 2,
  timeout: 8 * patience,
  expect: { timeout: patience },
  snapshotPathTemplate: '{testDir}/{testFileDir}/kept/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never' }], [inE2e('support/foreign-shop.ts')]],
  use: {
    baseURL: shopUrl,
    actionTimeout: patience,
    navigationTimeout: patience,
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
        timeout: 4 * patience,
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

import { defineConfig } from '@playwright/test';
import { findBrowser } from './e2e/support/find-browser';
import {
  demoApiOrigin,
  demoDataDir,
  revalidateToken,
  shopUrl,
  storefrontPort,
} from './e2e/support/addresses';

const isCi = Boolean(process.env.CI);
const browser = findBrowser();

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: shopUrl,
    locale: 'es-VE',
    timezoneId: 'America/Caracas',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser,
      // Chromium refuses its sandbox to root, which is what containers run as.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node server/start.mjs',
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
          DEMO_API_TEST_CONTROLS: '1',
        },
      },
});

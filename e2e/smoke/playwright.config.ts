import path from 'node:path';
import { defineConfig } from '@playwright/test';
import shop from '../../playwright.config';

/** The stories for any shop alone, for a folder outside this one: `npx` brings what they need (../README.md). */
export default defineConfig({
  ...shop,
  testDir: '.',
  outputDir: path.resolve('test-results'),
  reporter: [
    ['list'],
    ['html', { open: 'never', outputFolder: path.resolve('playwright-report') }],
    ['../support/foreign-shop.ts'],
  ],
});

import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const firstThere = (paths: string[]) => paths.find((path) => existsSync(path));

const WINDOWED = ['--headed', '--debug'];

// A worker is given the environment, not the command line.
if (process.argv.some((word) => WINDOWED.includes(word))) process.env.E2E_HEADED = '1';

export const isHeaded = () => process.env.E2E_HEADED === '1';

// Chromium refuses its sandbox to root, which is what containers run as.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The system's Chromium, where it is there without its windows, which cost a third of a story's time; else what
 * Playwright brought, which is the same. A window is asked of one that has any.
 */
export function launchOptions(): LaunchOptions & { args: string[] } {
  if (isHeaded()) return wholeBrowser();
  const executablePath =
    process.env.CHROMIUM_PATH ?? firstThere([...HEADLESS_SHELLS, ...SYSTEM_BROWSERS]);
  return { executablePath, args };
}

/** The same with all that a browser has and its headless shell has not, such as going back to a page as it was. */
export function wholeBrowser(): LaunchOptions & { args: string[] } {
  const executablePath = process.env.CHROMIUM_PATH ?? firstThere(SYSTEM_BROWSERS);
  return { executablePath, channel: executablePath ? undefined : 'chromium', args };
}

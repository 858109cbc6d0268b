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

// A worker gets the environment, not the command line.
if (process.argv.some((word) => WINDOWED.includes(word))) process.env.E2E_HEADED = '1';

export const isHeaded = () => process.env.E2E_HEADED === '1';

// Chromium refuses to run its sandbox as root, and containers run as root.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * The system's headless Chromium if it is installed, because windows cost a third of a story's time; otherwise
 * Playwright's, which is the same. A headed run uses a browser with windows.
 */
export function launchOptions(): LaunchOptions & { args: string[] } {
  if (isHeaded()) return wholeBrowser();
  const executablePath =
    process.env.CHROMIUM_PATH ?? firstThere([...HEADLESS_SHELLS, ...SYSTEM_BROWSERS]);
  return { executablePath, args };
}

/** The same with features that the headless shell lacks, such as the back/forward cache. */
export function wholeBrowser(): LaunchOptions & { args: string[] } {
  const executablePath = process.env.CHROMIUM_PATH ?? firstThere(SYSTEM_BROWSERS);
  return { executablePath, channel: executablePath ? undefined : 'chromium', args };
}

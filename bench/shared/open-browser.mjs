import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = '/usr/bin/chromium';

/** The system's Chromium, else the one Playwright brought; `CHROMIUM_PATH` overrules both. */
export function openBrowser() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM) ? SYSTEM : undefined),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM = '/usr/bin/chromium';

/** The system's Chromium, else Playwright's; `CHROMIUM_PATH` overrules both. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM) ? SYSTEM : chromium.executablePath());
}

export function openBrowser() {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The shell comes first: the full browser's toolbar is a page too, and works as long as another one loads.
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The system's Chromium, otherwise Playwright's. `CHROMIUM_PATH` overrides both. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? SYSTEM.find(existsSync) ?? chromium.executablePath();
}

export function openBrowser() {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

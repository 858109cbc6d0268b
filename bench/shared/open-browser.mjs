import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The shell first: the toolbar of the whole browser is a page of its own, which works for as long as another one loads.
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The system's Chromium, else Playwright's; `CHROMIUM_PATH` overrules both. */
export function chromiumPath() {
  return process.env.CHROMIUM_PATH ?? SYSTEM.find(existsSync) ?? chromium.executablePath();
}

export function openBrowser() {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

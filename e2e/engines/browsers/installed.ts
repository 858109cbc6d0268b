import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { wholeBrowser } from '../../support/launch-options';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
export const XVFB = '/usr/bin/Xvfb';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

export const chromiumPath = () => wholeBrowser().executablePath ?? chromium.executablePath();

export const firefoxPath = () =>
  process.env.FIREFOX_PATH ?? FIREFOX.find((path) => existsSync(path)) ?? '';

/** Names what this machine lacks for an engine, for the report; null when nothing is missing. */
export function missing(engine: EngineName): string | null {
  if (engine === 'chromium') return existsSync(chromiumPath()) ? null : 'no Chromium or Chrome';
  if (engine === 'firefox') return existsSync(firefoxPath()) ? null : 'no Firefox';
  return existsSync(WEBKIT_DRIVER) && existsSync(XVFB) ? null : 'no WebKitWebDriver with Xvfb';
}

/** The engines on this machine. In CI a missing engine stops the run. */
export function testedEngines(): EngineName[] {
  const absent = ENGINES.filter((engine) => missing(engine));
  if (process.env.CI && absent.length > 0) {
    throw new Error(`Missing on this machine: ${absent.join(', ')}. CI tests every engine.`);
  }
  return ENGINES.filter((engine) => !absent.includes(engine));
}

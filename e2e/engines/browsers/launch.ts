import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LaunchOptions, Page } from 'puppeteer-core';
import { shopUrl } from '../../support/addresses';
import { wholeBrowser } from '../../support/launch-options';
import type { Engine, Setup } from './engine';
import { chromiumPath, firefoxPath, type EngineName } from './installed';
import { puppeteerEngine } from './puppeteer';
import { webkitEngine } from './webdriver';

const launchers: Record<EngineName, () => Engine> = {
  chromium: () => puppeteerEngine(chromium, limitChromium),
  firefox: () => puppeteerEngine(firefox),
  webkit: webkitEngine,
};

export const launchEngine = (name: EngineName): Engine => launchers[name]();

function chromium({ dark, isPrivate, blocksStorage }: Setup): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    args: [
      ...wholeBrowser().args,
      ...(dark ? ['--blink-settings=preferredColorScheme=0'] : []),
      ...(isPrivate ? ['--incognito'] : []),
    ],
    userDataDir: blocksStorage ? profileWithoutStorage() : undefined,
  };
}

async function limitChromium(page: Page, { quotaBytes }: Setup): Promise<void> {
  if (!quotaBytes) return;
  const protocol = await page.createCDPSession();
  const limit = { origin: shopUrl, quotaSize: quotaBytes };
  await protocol.send('Storage.overrideQuotaForOrigin', limit);
}

/** A profile with "block all cookies" set. */
function profileWithoutStorage(): string {
  const profile = mkdtempSync(join(tmpdir(), 'raffle-storefront-profile-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  return profile;
}

function firefox({ dark, isPrivate, blocksStorage, quotaBytes }: Setup): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: firefoxPath(),
    extraPrefsFirefox: {
      ...(dark && { 'layout.css.prefers-color-scheme.content-override': 0 }),
      ...(isPrivate && { 'browser.privatebrowsing.autostart': true }),
      ...(blocksStorage && { 'network.cookie.cookieBehavior': 2 }),
      ...(quotaBytes && { 'dom.quotaManager.temporaryStorage.fixedLimit': quotaBytes / 1000 }),
    },
  };
}

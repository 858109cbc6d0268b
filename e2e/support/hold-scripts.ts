import type { Page } from '@playwright/test';

/** Holds back scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsPass = () => {};
  const scriptsMayPass = new Promise<void>((resolve) => (letScriptsPass = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayPass;
    await route.continue();
  });
  return letScriptsPass;
}

import type { Page } from '@playwright/test';

/** Slows the network down to that of a phone with one bar. */
export async function slowUpload(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 20_000,
  });
}

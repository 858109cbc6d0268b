import { openBrowser } from '../shared/open-browser.mjs';

const SAID = ['accept', 'rsc', 'next-router-prefetch', 'next-router-segment-prefetch'];

/** @param {string} raffle @returns {Promise<{ path: string, headers: Record<string, string> }[]>} the page first */
export async function requestsOfOneVisit(raffle) {
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const { origin } = new URL(raffle);
  const heard = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && request.method() === 'GET') heard.push(request);
  });
  await page.goto(raffle, { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.waitForLoadState('networkidle');
  const asked = heard.map((request) => ({
    path: request.url().slice(origin.length),
    headers: Object.fromEntries(
      Object.entries(request.headers()).filter(([name]) => SAID.includes(name)),
    ),
  }));
  await browser.close();
  return asked;
}

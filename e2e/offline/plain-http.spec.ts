import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { launchOptions } from '../support/launch-options';

const { hostname, port } = new URL(shopUrl);
const browser = launchOptions();

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/],
  baseURL: `http://tienda.example:${port}`,
  launchOptions: {
    ...browser,
    args: [...browser.args, `--host-resolver-rules=MAP tienda.example ${hostname}`],
  },
});

test('on plain HTTP no worker is registered, and no permission is asked for', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor(60_000);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(asked.filter((path) => /^\/(sw\.js|offline)/.test(path))).toEqual([]);
});

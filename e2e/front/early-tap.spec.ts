import { expect, test } from '../fixtures/shop';

/** A phone at the edge of coverage: 400 kbit/s, 300 ms to and fro. */
const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 20_000,
};

test('a tap before the scripts are there is seen at once and done when they are', async ({
  page,
  createRaffle,
}) => {
  const raffle = await createRaffle({ tickets: 20 });
  let letScriptsPass = () => {};
  const scriptsMayPass = new Promise<void>((resolve) => (letScriptsPass = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scriptsMayPass;
    await route.continue();
  });
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);

  await page.goto(`/rifa/${raffle.rifid}`, { waitUntil: 'commit' });
  const random = page.getByRole('button', { name: /al azar/i });
  await random.click();
  await expect(random).toHaveAttribute('data-early-tapped', '');

  letScriptsPass();
  await expect(random).not.toHaveAttribute('data-early-tapped', '');
  await expect(page.getByRole('button', { name: /^Quitar/ }).first()).toBeVisible();
});

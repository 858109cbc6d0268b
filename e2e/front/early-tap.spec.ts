import { expect, test } from '../fixtures/shop';
import { holdScripts } from '../support/hold-scripts';

/** A phone at the edge of coverage: 400 kbit/s, 300 ms round trip. */
const SLOW_LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 50_000,
  uploadThroughput: 20_000,
};

test('a tap before the scripts load is acknowledged at once and handled when they are ready', async ({
  page,
  createRaffle,
}) => {
  const raffle = await createRaffle({ tickets: 20 });
  const letScriptsPass = await holdScripts(page);
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

test('numbers tapped before the scripts are chosen when they come, and not those tapped twice', async ({
  page,
  createRaffle,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const letScriptsPass = await holdScripts(page);
  await page.goto(`/rifa/${rifid}`, { waitUntil: 'commit' });
  const early = (number: string) => page.locator('[data-part=preview]').getByText(number);
  for (const number of ['03', '07', '11', '11']) await early(number).click();
  await expect(early('03')).toHaveAttribute('data-early-tapped', '');
  await expect(early('11')).not.toHaveAttribute('data-early-tapped', '');

  letScriptsPass();
  await expect(picker.chip('03')).toBeVisible();
  await expect(picker.chip('07')).toBeVisible();
  await expect(picker.chip('11')).toHaveCount(0);
});

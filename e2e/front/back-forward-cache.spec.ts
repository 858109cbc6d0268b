import { expect, test } from '../fixtures/quiet-page';
import { wholeBrowser } from '../support/launch-options';

test.use({
  launchOptions: { ...wholeBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('a page left for another comes back as it was, alive', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String((event as PageTransitionEvent).persisted);
    });
  });
  await page.goto('/contact');
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
  });
  await page.goto('/home');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
});

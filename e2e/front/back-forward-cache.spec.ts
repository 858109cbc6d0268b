import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { buyTicket } from '../support/buy-ticket';
import { wholeBrowser } from '../support/launch-options';

test.use({
  launchOptions: { ...wholeBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String((event as PageTransitionEvent).persisted);
    });
  }),
);

async function expectToComeBack(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
  });
  await page.goto('/home');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
}

test('a page left for another comes back as it was, alive', async ({ page }) => {
  await page.goto('/contact');
  await expectToComeBack(page);
});

test('a digital ticket comes back as it was after it has asked for news', async ({
  page,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle({ tickets: ['0427'] });
  const answer = page.waitForResponse(/\/api\/boletos\//);
  await page.goto(await buyTicket(shopUrl, rifid, buyer));
  await answer;
  await expectToComeBack(page);
});

test('a page left with the payment open comes back with it open, and the next way back closes it', async ({
  page,
  openPayment,
  buyer,
  payment,
}) => {
  const rifid = await openPayment(['0427']);
  await payment.field('Nombre').fill(buyer.name);
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'same';
  });
  await page.goto('/contact');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-visit', 'same');
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await page.evaluate(() => history.back());
  await expect(payment.dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(rifid));
});

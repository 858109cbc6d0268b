import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';

const SCRIPTS = /\/_next\/static\/.*\.js$/;

/** Counts requests for the document itself. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

test.use({ expectedErrors: [/status of 404/] });

test('a page that requests a script of the old build reloads itself', async ({
  page,
  createRaffle,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const visits = countVisits(page);
  await page.route(SCRIPTS, (route) =>
    visits() < 2 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await page.goto(`/rifa/${rifid}`);
  await picker.take('07');
  expect(visits()).toBe(2);
});

test('a page that cannot come alive is not loaded over and over', async ({
  page,
  createRaffle,
}) => {
  const { rifid, name } = await createRaffle({ tickets: 20 });
  const visits = countVisits(page);
  let asked = 0;
  await page.route(/\/_next\/static\/chunks\/turbopack-.*\.js$/, (route) => {
    if (visits() === 2) asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto(`/rifa/${rifid}`);
  await expect.poll(() => asked).toBeGreaterThan(3);
  expect(visits()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('a page that was open across an update opens the payment after one reload, with the choice kept', async ({
  page,
  createRaffle,
  picker,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const visits = countVisits(page);
  await picker.open(rifid);
  // What the open page still needs is gone.
  await page.route(SCRIPTS, async (route) => {
    await (visits() > 1 ? route.continue() : route.fulfill({ status: 404 }));
  });
  await picker.take('07');
  await picker.pay.click();
  await expect(payment.dialog).toContainText('Paga tu número');
  await expect(payment.dialog).toContainText('07');
  expect(visits()).toBe(2);
});

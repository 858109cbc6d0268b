import { test as own } from '../fixtures/own-shop';
import { expect, test as still } from '../fixtures/still-shop';
import { mergeTests } from '@playwright/test';

const test = mergeTests(own, still);

const REVALIDATE_TOKEN = 'only-for-this-story';

test('the home page, empty and full @a11y', async ({ expectShown, openShop, page }) => {
  test.slow();
  const shop = await openShop({ variables: { REVALIDATE_TOKEN } });
  await page.goto(`${shop.url}/home`);
  await expectShown('home-empty');
  for (const [name, abierta] of [
    ['Moto Bera SBR', true],
    ['Nevera con dispensador', true],
    ['Mercado completo', false],
  ] as const) {
    const fecha = `203${abierta ? 1 : 0}-03-05T23:30:00.000Z`;
    await shop.demo.control.createRaffle({ name, abierta, fecha, tickets: 10, portada: null });
  }
  const answer = await fetch(`${shop.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_TOKEN}` },
    body: '{}',
  });
  expect(answer.status).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('group', { name: 'Rifas Activas' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectShown('home-full', { pictures: 'all' });
});

test('the home page without its raffles @a11y @faults', async ({ expectShown, openShop, page }) => {
  test.slow();
  const shop = await openShop({
    prepare: (admin) => admin.addFault({ path: '/api', kind: 'status', status: 500, times: 0 }),
  });
  await page.goto(`${shop.url}/home`);
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' }).first()).toBeVisible();
  await expectShown('home-failing');
});

test('the contact page @a11y', async ({ expectShown, page }) => {
  await page.goto('/contact');
  await expectShown('contact', { pictures: 'all' });
});

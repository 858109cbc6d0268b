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

test('the results, none and some @a11y', async ({ expectShown, openShop, page }) => {
  test.slow();
  const empty = await openShop();
  await page.goto(`${empty.url}/resultados`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expectShown('results-empty');
  const full = await openShop({
    prepare: async (admin) => {
      const finished = { abierta: false, tickets: ['3', '7'], portada: null, img: [] };
      for (const [name, ganador] of [
        ['Moto Bera SBR', { numero: '7', owner: { nombre: 'María Pérez' } }],
        ['Nevera con dispensador', { numero: '3' }],
        ['Mercado completo', undefined],
      ] as const) {
        const fecha = '2026-02-09T23:30:00.000Z';
        await admin.createRaffle({ ...finished, name, fecha, ...(ganador && { ganador }) });
      }
    },
  });
  await page.goto(`${full.url}/resultados`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expectShown('results-full');
});

test('the results that cannot be loaded @a11y @faults', async ({ expectShown, openShop, page }) => {
  test.slow();
  const shop = await openShop({
    prepare: (admin) => admin.addFault({ path: '/api', kind: 'status', status: 500, times: 0 }),
  });
  await page.goto(`${shop.url}/resultados`);
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toBeVisible();
  await expectShown('results-failing');
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

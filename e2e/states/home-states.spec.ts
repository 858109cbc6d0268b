import { mergeTests } from '@playwright/test';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import { test as own } from '../fixtures/own-shop';
import { expect, test as still } from '../fixtures/still-shop';
import { revalidateToken } from '../support/addresses';
import { revalidate } from '../support/revalidate';

const test = mergeTests(own, still);

const ON_SALE = { abierta: true, fecha: '2031-03-05T23:30:00.000Z', tickets: 10, portada: null };
const OF_THE_HOME_PAGE: DemoRaffleShape[] = [
  { ...ON_SALE, name: 'Moto Bera SBR' },
  { ...ON_SALE, name: 'Nevera con dispensador' },
  { ...ON_SALE, name: 'Mercado completo', abierta: false, fecha: '2030-03-05T23:30:00.000Z' },
];

const FINISHED = { abierta: false, fecha: '2026-02-09T23:30:00.000Z', tickets: ['3', '7'] };
const WITHOUT_PICTURES = { portada: null, img: [] };
const OF_THE_RESULTS: DemoRaffleShape[] = [
  { name: 'Moto Bera SBR', ganador: { numero: '7', owner: { nombre: 'María Pérez' } } },
  { name: 'Nevera con dispensador', ganador: { numero: '3' } },
  { name: 'Mercado completo' },
].map((raffle) => ({ ...FINISHED, ...WITHOUT_PICTURES, ...raffle }));

test('the home page and the results, empty and full @a11y', async ({
  expectShown,
  openShop,
  page,
  request,
}) => {
  const { url, demo } = await openShop({ variables: { REVALIDATE_TOKEN: revalidateToken } });

  await test.step('empty', async () => {
    await page.goto(`${url}/home`);
    await expectShown('home-empty');
    await page.goto(`${url}/resultados`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
    await expectShown('results-empty');
  });

  await test.step('full', async () => {
    const made: string[] = [];
    for (const shape of OF_THE_HOME_PAGE) {
      made.push((await demo.control.createRaffle(shape)).rifid);
    }
    await revalidate(request, undefined, url);
    await page.goto(`${url}/home`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('group', { name: 'Rifas Activas' })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expectShown('home-full', { pictures: 'all' });
    await page.setViewportSize({ width: 768, height: 900 });
    const buy = page.getByRole('link', { name: /^Comprar números/ }).first();
    expect((await buy.boundingBox())!.height, 'one line').toBe(48);

    for (const rifid of made) await demo.control.removeRaffle(rifid);
    for (const shape of OF_THE_RESULTS) await demo.control.createRaffle(shape);
    await revalidate(request, undefined, url);
    await page.goto(`${url}/resultados`);
    const results = page.getByRole('main').getByRole('article');
    const shownAfterReload = async () => {
      await page.reload();
      return [await results.count(), await page.getByText('María Pérez').isVisible()];
    };
    await expect.poll(shownAfterReload).toEqual([3, true]);
    await expectShown('results-full');
  });
});

test('the contact page @a11y', async ({ expectShown, page }) => {
  await page.goto('/contact');
  await expectShown('contact', { pictures: 'all' });
});

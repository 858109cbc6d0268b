import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/any-shop';
import { expectReadable } from '../support/axe';
import { sidewaysScroll } from '../support/page-layout';

/** The colour that the page gives to the browser's own bar in its colour scheme. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const { style } = new Option();
    const fits = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    style.color = fits?.content ?? '';
    return style.color;
  });

test('the home page opens with its lists and leads to the contact page @smoke', async ({
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveTitle('Inicio');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const name of ['Rifas Activas', 'Rifas Finalizadas']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toContainText('Todos los derechos reservados.');
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', await barColour(page));
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  expect(await sidewaysScroll(page)).toBe(0);
});

/** The contacts a shop may have: a number of at least seven digits, an e-mail address or a chat. */
const WAYS =
  /^(tel:\+?\d{7,15}|mailto:[^@]+@[^@]+|https:\/\/(wa\.me|(api|web)\.whatsapp\.com)\/.*\d{7}.*)$/;

test('the contact page can be read and leads to somebody who answers @smoke', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const ways = links.filter((link) => /^(tel|mailto):|whatsapp\.com|\/\/wa\.me/.test(link));
  expect(ways, 'a phone, an address or WhatsApp').not.toEqual([]);
  expect(ways.filter((way) => !WAYS.test(way))).toEqual([]);
  await expectReadable(page);
});

test('the results open @smoke', async ({ page }) => {
  await page.goto('/resultados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  const main = page.getByRole('main');
  const results = main.getByRole('article').first();
  await expect(results.or(main.getByText('Todavía no hay resultados.'))).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the page for asking for one’s numbers opens @smoke', async ({ page }) => {
  await page.goto('/verificar');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(await sidewaysScroll(page)).toBe(0);
});

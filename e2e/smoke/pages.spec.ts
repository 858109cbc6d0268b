import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/any-shop';
import { expectReadable } from '../support/axe';
import { isBetweenRaffles, withOpenRaffle } from '../support/deployment';
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

withOpenRaffle(() => {
  test('an open raffle can be read and shows its free numbers @smoke', async ({
    openRaffle,
    page,
    picker,
  }) => {
    await picker.open(openRaffle.id);
    await expect(page).toHaveTitle(/Compra tu ticket aqui!/);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('region', { name: 'Métodos de pago' })).toBeVisible();
    await expect(picker.button('Pagar Ahora')).toBeDisabled();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectReadable(page);
  });

  test('a buyer who asks for their numbers gives a cédula first @smoke', async ({
    openRaffle,
    page,
  }) => {
    await page.goto(`/rifa/${openRaffle.id}`);
    const band = page.getByRole('region', { name: '¿Ya compraste?' });
    await band.getByRole('button', { name: 'Verificar mis números' }).click();
    await band.getByRole('button', { name: 'Consultar' }).click();
    await expect(band.getByRole('textbox', { name: 'Cédula' })).toBeFocused();
    await expect(band.getByRole('textbox', { name: 'Cédula' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });
});

if (isBetweenRaffles()) {
  test('the shop is between raffles, and those it shows can be read @smoke', async ({ page }) => {
    await page.goto('/home');
    const links = await page
      .locator('a[href^="/rifa/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of [...new Set(links)].slice(0, 3)) {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      expect(await sidewaysScroll(page), link).toBe(0);
      await expectReadable(page);
    }
  });
}

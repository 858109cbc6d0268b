import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/any-shop';
import { expectAccessible } from '../../support/axe';
import { newBuyer, onlyDigits } from '../../support/new-buyer';

const cedulaOn = (page: Page) => page.getByRole('textbox', { name: 'Cédula' });
const endingOn = (page: Page) =>
  page.getByRole('textbox', { name: 'Últimos 4 dígitos de tu teléfono' });

async function ask(page: Page, cedula: string, ending: string) {
  await cedulaOn(page).fill(cedula);
  await endingOn(page).fill(ending);
  await page.getByRole('button', { name: 'Consultar' }).click();
}

/** Opens the form of a raffle's page, or the page for all raffles, which has it open. */
async function openForm(page: Page, path: string) {
  await page.goto(path);
  const opener = page.getByRole('button', { name: 'Verificar mis números' });
  await opener.or(cedulaOn(page)).first().waitFor();
  if (await opener.isVisible()) await opener.click();
}

test('an invalid cédula or ending is reported at its field, and sends no request @smoke @a11y', async ({
  openRaffle,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/verification')) asked.push(request.url());
  });
  await openForm(page, `/rifa/${openRaffle.id}`);
  const [cedula, ending] = [cedulaOn(page), endingOn(page)];
  for (const field of [cedula, ending]) await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(page.getByText('Escribe tu cédula completa')).toBeHidden();
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(cedula).toBeFocused();
  await expect(cedula).toHaveAccessibleDescription(/Escribe tu cédula completa/);
  await expect(ending).toHaveAccessibleDescription(/últimos 4 dígitos/);
  await expectAccessible(page);
  for (const odd of ['a', '.*', '1']) {
    await ask(page, odd, '4567');
    await expect(cedula).toHaveAttribute('aria-invalid', 'true');
    await expect(ending).toHaveAttribute('aria-invalid', 'false');
  }
  expect(asked).toEqual([]);
});

for (const where of ['a raffle', 'all raffles']) {
  test(`digits of nobody find no numbers in ${where} @smoke`, async ({ openRaffle, page }) => {
    await openForm(page, where === 'a raffle' ? `/rifa/${openRaffle.id}` : '/verificar');
    const { nationalId, phone } = newBuyer();
    await ask(page, onlyDigits(nationalId), onlyDigits(phone).slice(-4));
    const none = page.getByText('No encontramos números con esos datos.');
    await expect(none.filter({ visible: true }).first()).toBeVisible();
  });
}

import { expect, test } from '../fixtures/any-shop';
import { sidewaysScroll } from '../support/page-layout';

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
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
  expect(await sidewaysScroll(page)).toBe(0);
});

test('an open raffle can be read and shows its free numbers @smoke', async ({
  openRaffleId,
  page,
  picker,
}) => {
  await picker.open(openRaffleId);
  await expect(page).toHaveTitle(/Compra tu ticket aqui!/);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'Métodos de pago' })).toBeVisible();
  await expect(picker.button('Pagar Ahora')).toBeDisabled();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the results open @smoke', async ({ page }) => {
  await page.goto('/resultados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expect(page.getByRole('main')).not.toBeEmpty();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('who asks for their numbers says who they are first @smoke', async ({
  openRaffleId,
  page,
}) => {
  await page.goto('/verificar');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(`/rifa/${openRaffleId}`);
  const band = page.getByRole('region', { name: '¿Ya compraste?' });
  await band.getByRole('button', { name: 'Verificar mis números' }).click();
  await band.getByRole('button', { name: 'Consultar' }).click();
  await expect(band.getByRole('textbox', { name: 'Cédula' })).toBeFocused();
  await expect(band.getByRole('textbox', { name: 'Cédula' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

import { expect, test } from '../../fixtures/any-shop';
import { expectReadable } from '../../support/axe';
import { sidewaysScroll } from '../../support/page-layout';

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

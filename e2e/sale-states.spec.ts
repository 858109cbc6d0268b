import { expect, test } from './fixtures/shop';

const ACCOUNT = '0134-5555-55-0000001234';
const metodos = [{ name: 'Banesco', descripcion: 'Cuenta corriente', cuenta: ACCOUNT, tasa: 1 }];
const PAST = '2026-01-05T23:30:00.000Z';

test('a raffle that opens soon offers its date, and asks nobody to pay', async ({
  openPicker,
  page,
  picker,
}) => {
  const fecha = '2031-03-05T23:30:00.000Z';
  const shape = { estado: 'Pendiente', fecha, metodos, tickets: 10, name: 'Moto por venir' };
  const rifid = await openPicker(shape);
  await expect(page.getByText('Abre pronto').first()).toBeVisible();
  const main = page.getByRole('main');
  // The strip below may show another raffle of that day.
  const hero = page.getByRole('heading', { level: 1 }).locator('xpath=../..');
  await expect(hero.getByText(/Sorteo: 05\/03\/2031/)).toBeVisible();
  const entry = main.getByRole('link', { name: 'Agregar al calendario' });
  const calendar = await page.request.get((await entry.getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('DTSTART:20310305T233000Z');
  await main.getByRole('link', { name: 'Ver los números' }).tap();
  await expect(picker.number('03')).toBeDisabled();
  await expect(main.getByRole('region', { name: 'Métodos de pago' })).toContainText('Banesco');
  expect(await page.content()).not.toContain(ACCOUNT);
  const answer = await page.request.get(`/api/raffles/${rifid}`);
  expect(await answer.text()).not.toContain(ACCOUNT);
});

test('a raffle sold out leads to others and offers no numbers', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({ tickets: 5, pagados: 5, metodos });
  await page.goto(`/rifa/${rifid}`);
  const card = page.getByRole('region', { name: 'Números agotados' });
  await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/rifa\/[\da-f]{24}$/);
  await expect(page.getByText('Agotada').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pagar Ahora' })).toHaveCount(0);
  const methods = page.getByRole('region', { name: 'Métodos de pago' });
  await expect(methods).toContainText('Banesco');
  await expect(methods).not.toContainText(ACCOUNT);
});

test('when the hour of the draw has passed, nothing is sold and no account is shown', async ({
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ fecha: PAST, tickets: 20, metodos });
  await page.goto(`/rifa/${rifid}`);
  await expect(page.getByText('Esperando el resultado').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preguntar por WhatsApp' })).toBeVisible();
  await expect(picker.grid).toBeHidden();
  await expect(page.getByRole('region', { name: 'Métodos de pago' })).toContainText('Banesco');
  expect(await page.content()).not.toContain(ACCOUNT);
});

test('after a purchase the page shows the remaining numbers without a reload @purchase', async ({
  fillPayment,
  page,
  payment,
}) => {
  await fillPayment(['03', '07'], { tickets: 100, pagados: ['99'], metodos });
  const sold = page.getByRole('progressbar', { name: 'Parte vendida', includeHidden: true });
  await expect(sold).toHaveAttribute('aria-valuetext', /^1\s% vendido/);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await payment.finish();
  await expect(sold).toHaveAttribute('aria-valuetext', /^3\s% vendido/);
});

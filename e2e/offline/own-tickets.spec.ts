import { expect, test } from '../fixtures/own-network';
import { expectAccessible } from '../support/axe';

test('the ticket of a purchase opens without a network, with its age, by its link and from the icon', async ({
  page,
  line,
  untilWorker,
  keptAddresses,
  fillPayment,
  payment,
}) => {
  await fillPayment(['0427', '0815'], {
    name: 'Moto Bera',
    tickets: ['0427', '0815', '1234'],
  });
  await untilWorker();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect.poll(async () => (await keptAddresses())['own-tickets']).toHaveLength(1);
  const [path = ''] = (await keptAddresses())['own-tickets'] ?? [];

  await line.cut();
  await page.goto(path);
  await expect(page.getByRole('main')).toContainText(/Visto por última vez el \d+\/\d+\/\d+/);
  const numbers = page.getByRole('region', { name: 'Mis números' });
  await expect(numbers).toContainText('0427');
  await expect(numbers).toContainText('en revisión');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/home');
  const own = page.getByRole('region', { name: 'Tus números' });
  await expect(own).toContainText('0427, 0815');
  await expectAccessible(page);
  await own.getByRole('link', { name: 'Ver mi boleto digital' }).click();
  await expect(numbers).toContainText('0427');

  await line.restore();
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();

  await page.goto('/verificar');
  await page.getByRole('button', { name: 'Quitar de este teléfono' }).click();
  await page.getByRole('button', { name: 'Sí, quitarlos' }).click();
  await expect.poll(async () => (await keptAddresses())['own-tickets']).toEqual([]);
});

test('a ticket from another buyer is not stored, and "Borrar mis datos" deletes every stored page', async ({
  page,
  untilWorker,
  keptAddresses,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  await untilWorker();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect.poll(async () => (await keptAddresses())['own-tickets']).toHaveLength(1);
  const [path = ''] = (await keptAddresses())['own-tickets'] ?? [];

  await payment.open(rifid, ['0815']);
  await payment.erase();
  await expect.poll(async () => Object.keys(await keptAddresses())).toEqual(['offline-page']);

  await page.evaluate(() => localStorage.clear());
  const asked = page.waitForResponse((answer) => answer.url().includes('/api/boletos/'));
  await page.goto(path);
  await asked;
  await expect(page.getByRole('region', { name: 'Mis números' })).toContainText('0427');
  expect((await keptAddresses())['own-tickets'] ?? []).toEqual([]);
});

import { expect, test } from './fixtures/shop';
import { Picker } from './pages/picker';
import { readTickets } from './support/admin-truth';
import { keptReceipt } from './support/kept-receipt';
import { onlyDigits } from './support/new-buyer';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('a payment of a page killed while uploading is sent once, at the next opening @purchase @faults', async ({
  page,
  context,
  admin,
  openPayment,
  buyer,
  payment,
}) => {
  const rifid = await openPayment(['0427', '0815']);
  await payment.sendSlowly(buyer);
  await page.close();
  expect(await purchasesSent(admin, rifid)).toBe(0);

  const reopened = await context.newPage();
  await reopened.goto(`/rifa/${rifid}`);
  const outcome = reopened.getByRole('complementary', { name: 'Cómo quedó tu pago' });
  await expect(outcome).toContainText('Tu pago quedó registrado. Son tuyos: 0427, 0815.');
  const tickets = await readTickets(admin, rifid, ['0427', '0815']);
  expect(tickets.map(({ estado, nombre }) => [estado, nombre])).toEqual([
    ['Apartado', buyer.name],
    ['Apartado', buyer.name],
  ]);
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a purchase that went through while the page was dead is reported, not sent again @purchase @faults', async ({
  page,
  context,
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  await admin.addFault({ path: '/api/tickets/payments', match: rifid, kind: 'wait', ms: 1500 });
  await payment.submit.click();
  await expect(payment.dialog.getByText('Confirmando tu pago…')).toBeVisible();
  await expect.poll(() => purchasesSent(admin, rifid)).toBe(1);
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/home');
  const outcome = reopened.getByRole('complementary', { name: 'Cómo quedó tu pago' });
  await expect(outcome).toContainText('Tu pago quedó registrado.');
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a number bought while the page was dead is not reported as somebody else’s @purchase @faults', async ({
  page,
  context,
  admin,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  await admin.addFault({ path: '/api/tickets/payments', match: rifid, kind: 'silence' });
  await payment.submit.click();
  await expect
    .poll(async () => (await readTickets(admin, rifid, ['0427'])).map(({ estado }) => estado))
    .toEqual(['Apartado']);
  await page.close();

  const reopened = await context.newPage();
  // The page does not hear yet that it was registered.
  await reopened.route('**/api/payments/*', () => undefined);
  const picker = new Picker(reopened);
  await picker.open(rifid);
  await expect(picker.chip('0427')).toBeVisible();
  await picker.take('0815');
  await admin.setTickets(rifid, ['0815'], 'Apartado');
  const lost = reopened.getByRole('list', { name: 'Números que apartó otra persona' });
  await expect(lost).toContainText('0815');
  await expect(lost).not.toContainText('0427');
});

test('the typed text and the picture are there after a reload, until they are erased @faults', async ({
  page,
  openPayment,
  buyer,
  payment,
}) => {
  await openPayment(['0427']);
  await payment.fill(buyer, await capture());
  await expect.poll(() => keptReceipt(page)).not.toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  const personal = [
    'Ana',
    'Bolívar',
    buyer.nationalId.slice(2),
    onlyDigits(buyer.nationalId),
    buyer.phone.slice(5),
    onlyDigits(buyer.phone).slice(1),
  ];
  for (const text of personal) {
    expect(kept).not.toContain(text);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  await expect(payment.preview).toBeVisible();
  await expect(payment.dialog.getByText('1 número · ver')).toBeVisible();

  await payment.erase();
  await expect(payment.field('Nombre')).toHaveValue('');
  await expect(payment.preview).toHaveCount(0);
  await page.reload();
  await payment.reopen();
  await expect(payment.field('Nombre')).toHaveValue('');
});

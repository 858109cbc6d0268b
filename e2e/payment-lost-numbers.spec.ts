import { expect, test } from './fixtures/shop';
import { isAwaited } from './support/kept-receipt';
import { meanwhile } from './support/meanwhile';
import { purchasesSent } from './support/purchases-sent';

test.use({ expectedErrors: [/Failed to load resource/] });

const NUMBERS = ['0427', '0815', '1234'];

test('a number taken while the buyer was in the bank app is named, and a free one offered @faults', async ({
  page,
  context,
  admin,
  openPayment,
  payment,
}) => {
  const rifid = await openPayment(['0427', '0815']);
  const bank = await context.newPage();
  await bank.bringToFront();
  await admin.setTickets(rifid, ['0815'], 'Apartado');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(payment.dialog.getByText('Otra persona apartó el 0815.')).toBeVisible();
  await payment.button('Cambiar por el 1234').click();
  await expect(payment.dialog.getByText('Otra persona apartó')).toHaveCount(0);
  const chosen = payment.dialog.getByRole('region', { name: 'Números elegidos' });
  await payment.showNumbers();
  await expect(chosen).toContainText('0427, 1234');
});

test('while a number is lost, no step to pay is shown; notice, quick numbers and payment tell the same @faults', async ({
  page,
  admin,
  openPicker,
  picker,
  payment,
}) => {
  const rifid = await openPicker({ tickets: 400, monto: 2.5 });
  await page.getByRole('button', { name: /^5 números/ }).click();
  const picked = page.getByRole('group', { name: 'Números que te tocaron' });
  const lost = (await picked.locator('[class*=number]').first().textContent()) ?? '';
  await admin.setTickets(rifid, [lost], 'Apartado');

  const notice = page.getByRole('list', { name: 'Números que apartó otra persona' });
  await expect(notice).toContainText(lost);
  await expect(picked.getByText(`${lost}, lo apartó otra persona`)).toBeVisible();
  const swap = notice.getByRole('button', { name: 'Cambiar por el' });
  const free = (await swap.textContent())?.replace('Cambiar por el ', '') ?? '';

  await picker.pay.click();
  await expect(payment.button(`Cambiar por el ${free}`)).toBeVisible();
  await expect(payment.onward).toHaveCount(0);
  await expect(payment.dialog.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
  await expect(payment.dialog).not.toContainText('Total');

  await payment.button(`Cambiar por el ${free}`).click();
  await expect(payment.onward).toBeVisible();
  await expect(payment.button('Copiar el total')).toBeVisible();
});

test('a number taken just before sending stops the purchase and is named @purchase @faults', async ({
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815']);
  await admin.setTickets(rifid, ['0427'], 'Pagado');
  // The shop shares one look-up of these numbers for three seconds, by the address that the page asks.
  const look = `/api/raffles/${rifid}/tickets?numbers=${encodeURIComponent('0427,0815')}`;
  await expect
    .poll(async () => (await (await page.request.get(look)).json()).tickets[0].status)
    .toBe('paid');
  await payment.submit.click();
  await expect(payment.dialog.getByText('Otra persona apartó el 0427.')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await payment.button('Seguir sin el 0427').click();
  await payment.submit.click();
  await payment.confirmAmount();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

// wcag: 3.3.4
test('numbers changed while they are looked at are not bought by the tap from before @purchase', async ({
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815']);
  let goOn = () => {};
  const isChanged = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/tickets?numbers=*', async (route) => {
    await isChanged;
    await route.continue();
  });
  const look = page.waitForRequest('**/tickets?numbers=*');
  await payment.submit.click();
  await look;
  await payment.removeNumber('0427');
  goOn();
  await expect(payment.submit).toBeEnabled();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await payment.submit.click();
  await payment.confirmAmount();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('refused numbers are changed for others also after a reload: another purchase @purchase @faults @both-generations', async ({
  page,
  admin,
  payment,
  fillPayment,
}) => {
  const rifid = await fillPayment(['0427', '0815'], { tickets: NUMBERS, onTaken: 'all' });
  await meanwhile(page, () => admin.setTickets(rifid, ['0427'], 'Apartado'));
  await payment.submit.click();
  await expect(payment.panel('El 0427 ya lo había apartado otra persona')).toBeVisible();
  await expect.poll(() => isAwaited(page)).toBe(false);
  await page.reload();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await payment.button('Cambiar por el 1234').click();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(payment.dialog).toContainText('1234, 0815');
});

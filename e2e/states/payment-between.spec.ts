import { expect, test } from '../fixtures/still-shop';
import { expectReadableInDark } from '../support/axe';
import { expectFiguresKept } from '../support/figures-kept';
import { capture } from '../support/receipts';

const NUMBERS = ['20', '21'];

test.use({ expectedErrors: [/Failed to load resource/] });

test('an amount that is not the total can be read in the dark @a11y @purchase', async ({
  buyer,
  createStillRaffle,
  page,
  payment,
}) => {
  const { rifid } = await createStillRaffle();
  await payment.open(rifid, NUMBERS);
  await payment.fill(buyer, await capture());
  await payment.writeAmount('1500');
  await payment.submit.click();
  await expect(
    payment.panel('Pagaste Bs\u00a01.500,00; el total es Bs\u00a02.000,00'),
  ).toBeVisible();
  await expectFiguresKept(payment.dialog, NUMBERS);
  await expectReadableInDark(page);
});

test('a number lost before the tap, another total after paying and a raffle that closes can be read in the dark @a11y @purchase', async ({
  admin,
  buyer,
  createStillRaffle,
  page,
  payment,
}) => {
  const { rifid } = await createStillRaffle();
  await payment.openToPay(rifid, NUMBERS);
  await expectFiguresKept(payment.dialog, NUMBERS);
  await payment.goOn();
  await payment.fill(buyer, await capture());
  await admin.setTickets(rifid, ['21'], 'Apartado');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(payment.dialog.getByText('Otra persona apartó el 21.')).toBeVisible();
  await expect(payment.button('Cambiar por el')).toBeVisible();
  await expectFiguresKept(payment.dialog, NUMBERS);
  await expectReadableInDark(page);

  await payment.button('Seguir sin el 21').click();
  await expect(payment.dialog.getByText(/^El total es .*Si pagaste/)).toBeVisible();
  await expectFiguresKept(payment.dialog, NUMBERS);
  await expectReadableInDark(page);

  await admin.changeRaffle(rifid, { abierta: false });
  await payment.submit.click();
  await payment.confirmAmount();
  await expect(payment.panel('La rifa cerró mientras pagabas')).toBeVisible();
  await expectFiguresKept(payment.dialog, NUMBERS);
  await expectReadableInDark(page);
});

test('a payment that waits offline, once its dialog is closed, can be read in the dark @a11y @purchase @faults', async ({
  buyer,
  context,
  createStillRaffle,
  page,
  payment,
}) => {
  const { rifid } = await createStillRaffle();
  await payment.open(rifid, NUMBERS);
  await payment.fill(buyer, await capture());
  await context.setOffline(true);
  await payment.submit.click();
  await payment.button('Cerrar y esperar').click();
  const waiting = page.getByRole('complementary', { name: 'Pago guardado' });
  await expect(waiting).toBeVisible();
  await expectFiguresKept(waiting, NUMBERS);
  await expectReadableInDark(page);
});

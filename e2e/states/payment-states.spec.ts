import { expect, test } from '../fixtures/still-shop';
import { capture } from '../support/receipts';

test('the payment, fresh, with its errors, with its receipt @a11y', async ({
  buyer,
  createStillRaffle,
  expectShown,
  payment,
}) => {
  const { rifid } = await createStillRaffle();
  await payment.openToPay(rifid, ['20', '21']);
  await expectShown('payment-to-pay', { dialog: payment.dialog, pictures: 'all' });
  await payment.goOn();
  await expectShown('payment-fresh', { dialog: payment.dialog, pictures: 'all' });
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  await expectShown('payment-errors', { dialog: payment.dialog });
  await payment.fill(buyer, await capture());
  await payment.preview.scrollIntoViewIfNeeded();
  await expectShown('payment-filled', { dialog: payment.dialog });
});

test('the payment is on its way @a11y', async ({
  buyer,
  createStillRaffle,
  expectShown,
  page,
  payment,
}) => {
  const { rifid } = await createStillRaffle();
  await payment.open(rifid, ['20']);
  await payment.fill(buyer, await capture());
  await page.route('**/api/raffles/*/payments', () => {});
  await payment.submit.click();
  await expect(
    payment.dialog.getByRole('progressbar', { name: 'Envío del comprobante' }),
  ).toBeVisible();
  await expectShown('payment-sending', { dialog: payment.dialog });
});

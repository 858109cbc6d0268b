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

import { expect, test } from './fixtures/shop';

test('on a wide screen the bought numbers and the account stay beside the fields', async ({
  openPayment,
  page,
  payment,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPayment(['0427', '0815']);
  await payment.field('Dirección').focus();
  await expect(payment.dialog.getByText('Datos para pagar')).toBeInViewport({ ratio: 1 });
  await expect(payment.dialog.getByText('0815', { exact: true })).toBeInViewport({ ratio: 1 });
});

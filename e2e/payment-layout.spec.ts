import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/shop';

const left = async (part: Locator) => (await part.boundingBox())!.x;

test('on a wide screen title and total have one edge', async ({ openPayment, page, payment }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPayment(['0427']);
  const fold = payment.dialog.getByText('Datos para pagar').locator('xpath=ancestor::details');
  expect(await left(payment.dialog.getByRole('heading', { level: 2 }))).toBe(await left(fold));
});

test('what is remembered stands below the offer to remember', async ({ openPayment, payment }) => {
  await openPayment(['0427']);
  const rule = payment.dialog.getByText('La próxima vez solo te pediremos');
  const firstLine = await rule.evaluate((element) => element.getClientRects()[0]?.left);
  expect(firstLine).toBe(await left(rule.locator('xpath=..')));
});

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

test('the lists before cédula and phone have one arrow, that of the browser', async ({
  openPayment,
  payment,
}) => {
  await openPayment(['0427']);
  const colour = (name: string) =>
    payment.dialog
      .getByRole('combobox', { name })
      .evaluate((select) => getComputedStyle(select).color);
  expect(await colour('Código de país')).toBe(await colour('Tipo de documento'));
});

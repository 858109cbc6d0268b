import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures/own-shop';
import { Payment } from '../pages/payment';
import { newBuyer } from '../support/new-buyer';
import { capture } from '../support/receipts';

const folder = path.join(tmpdir(), `no-receipts-${randomUUID()}`);

test.use({ expectedErrors: [/503|404 \(Not Found\)/] });

test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a shop that cannot store receipts says so at its start, to who watches it and to the buyer, who loses nothing @purchase @faults', async ({
  openShop,
  page,
}) => {
  const shop = await openShop({ variables: { TMPDIR: folder } });
  expect(shop.log()).toContain('"event":"receipts-cannot-be-stored","state":"unwritable"');
  const ready = await fetch(`${shop.url}/api/health/ready`);
  expect(await ready.json()).toMatchObject({ receipts: 'unwritable' });

  const { rifid } = await shop.demo.control.createRaffle({ tickets: ['0427'] });
  const payment = new Payment(page);
  await page.goto(`${shop.url}/rifa/${rifid}?n=0427`);
  await payment.reopen();
  await payment.fill(newBuyer(), await capture());
  await payment.submit.click();
  const error = page.getByRole('alertdialog', { name: 'Error' });
  await expect(error).toContainText(
    'No podemos recibir comprobantes en este momento; no es por tu imagen',
  );
  expect(shop.log()).toMatch(/"event":"request-refused","reason":"cannot-store","status":503/);

  await mkdir(folder);
  await error.getByRole('button', { name: 'Cerrar' }).click();
  await payment.button('Revisar mis datos').click();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

import { readKeptReceipt } from '../support/kept-receipt';
import { noisyPhoto } from '../support/receipts';
import { attachReceipt, expectBought, fillForm, reopenPayment } from './fixtures/buying';
import { expect, test } from './fixtures/visit';
import type { Visitor } from './fixtures/visitor';

test('a reload with the form and the picture half done loses neither', async ({
  startPurchase,
  buyer,
}) => {
  const { visitor, payment } = await startPurchase();
  await payment.fill('textbox', 'Nombre', buyer.name);
  await attachReceipt(payment);
  await expect.poll(() => visitor.page.evaluate(readKeptReceipt)).not.toEqual([]);
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar tu pago');
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.sees('img', 'Comprobante elegido');
  await payment.reads('1 número', 'region', 'Números elegidos');
});

test('in a private window a purchase outlives a reload', async ({
  startPurchase,
  admin,
  buyer,
}) => {
  const { rifid, visitor, payment } = await startPurchase({ isPrivate: true });
  await fillForm(payment, buyer);
  await expect.poll(() => visitor.page.evaluate(readKeptReceipt)).not.toEqual([]);
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar tu pago');
  await payment.sees('img', 'Comprobante elegido');
  await expectBought(payment, admin, rifid, '0427');
});

test('without cookies or any storage a purchase is made, and the page says what it cannot keep', async ({
  startPurchase,
  admin,
  buyer,
}) => {
  const { rifid, visitor, payment } = await startPurchase({ blocksStorage: true });
  await fillForm(payment, buyer);
  await visitor.reads('no puede guardar tu pago', 'dialog');
  await payment.tap('button', 'Cerrar');
  await reopenPayment(visitor);
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.sees('img', 'Comprobante elegido');
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
  await expectBought(payment, admin, rifid, '0427');
});

test('a database that never answers holds up no purchase', async ({
  startPurchase,
  admin,
  buyer,
}) => {
  const { rifid, visitor, payment } = await startPurchase({}, ({ page }) =>
    page.evaluate(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    }),
  );
  await fillForm(payment, buyer);
  await visitor.reads('no puede guardar tu pago', 'dialog');
  await expectBought(payment, admin, rifid, '0427');
});

test('with 1 MB of room a larger picture costs the words nothing, and is bought with', async ({
  startPurchase,
  admin,
  buyer,
}) => {
  const withoutWorkers = ({ page }: Visitor) =>
    page.evaluate(() => delete (window as { Worker?: unknown }).Worker);
  const photo = await noisyPhoto(1200, 1600, 95);
  expect(photo.buffer.length).toBeGreaterThan(1_000_000);

  const { rifid, visitor, payment } = await startPurchase(
    { quotaBytes: 1_000_000 },
    withoutWorkers,
  );
  await fillForm(payment, buyer, photo);
  await visitor.reads('no puede guardar tu pago', 'dialog');
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar tu pago');
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.seesNo('img', 'Comprobante elegido');
  await withoutWorkers(visitor);
  await attachReceipt(payment, photo);
  await expectBought(payment, admin, rifid, '0427');
});

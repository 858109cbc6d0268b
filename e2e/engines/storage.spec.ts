import { readKeptReceipt } from '../support/kept-receipt';
import { noisyPhoto } from '../support/receipts';
import { attachReceipt, choose, expectBought, fillForm, openPayment } from './fixtures/buying';
import { expect, test } from './fixtures/visit';

const raffle = { tickets: ['0427', '0815'] };

test('a reload with the form and the picture half done loses neither', async ({
  visit,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const visitor = await visit();
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '0427');
  const payment = await openPayment(visitor);
  await payment.fill('textbox', 'Nombre', buyer.name);
  await attachReceipt(payment);
  await expect.poll(() => visitor.page.evaluate(readKeptReceipt)).not.toEqual([]);
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar');
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.sees('img', 'Comprobante elegido');
  await payment.sees('button', 'Quitar 0427');
});

test('in a private window a purchase outlives a reload', async ({
  visit,
  admin,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const visitor = await visit({ isPrivate: true });
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '0427');
  const payment = await openPayment(visitor);
  await fillForm(payment, buyer);
  await expect.poll(() => visitor.page.evaluate(readKeptReceipt)).not.toEqual([]);
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar');
  await payment.sees('img', 'Comprobante elegido');
  await expectBought(payment, admin, rifid, '0427');
});

test('without cookies or any storage a purchase is made, and the page says what it cannot keep', async ({
  visit,
  admin,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const visitor = await visit({ blocksStorage: true });
  await visitor.open(`/rifa/${rifid}`);
  await choose(visitor, '0427');
  let payment = await openPayment(visitor);
  await fillForm(payment, buyer);
  await visitor.reads('no guarda lo que escribes', 'dialog', 'Registrar pago');
  await payment.tap('button', 'Cerrar');
  payment = await openPayment(visitor);
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.sees('img', 'Comprobante elegido');
  expect(await visitor.page.evaluate(() => document.cookie)).toBe('');
  await expectBought(payment, admin, rifid, '0427');
});

test('a database that never answers holds up no purchase', async ({
  visit,
  admin,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const visitor = await visit();
  await visitor.open(`/rifa/${rifid}`);
  await visitor.page.evaluate(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await choose(visitor, '0427');
  const payment = await openPayment(visitor);
  await fillForm(payment, buyer);
  await visitor.reads('no guarda lo que escribes', 'dialog', 'Registrar pago');
  await expectBought(payment, admin, rifid, '0427');
});

test('with 1 MB of room a larger picture costs the words nothing, and is bought with', async ({
  visit,
  admin,
  createRaffle,
  buyer,
}) => {
  const { rifid } = await createRaffle(raffle);
  const visitor = await visit({ quotaBytes: 1_000_000 });
  const withoutWorkers = () =>
    visitor.page.evaluate(() => delete (window as { Worker?: unknown }).Worker);
  const photo = await noisyPhoto(1200, 1600, 95);
  expect(photo.buffer.length).toBeGreaterThan(1_000_000);

  await visitor.open(`/rifa/${rifid}`);
  await withoutWorkers();
  await choose(visitor, '0427');
  let payment = await openPayment(visitor);
  await fillForm(payment, buyer, photo);
  await visitor.reads('no pudo guardar la imagen', 'dialog', 'Registrar pago');
  await visitor.page.reload();
  await visitor.tap('button', 'Continuar');
  payment = visitor.within('dialog', 'Registrar pago');
  await payment.holds(buyer.name, 'textbox', 'Nombre');
  await payment.seesNo('img', 'Comprobante elegido');
  await withoutWorkers();
  await attachReceipt(payment, photo);
  await expectBought(payment, admin, rifid, '0427');
});

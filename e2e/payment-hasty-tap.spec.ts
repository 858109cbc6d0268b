import { expect, test } from './fixtures/shop';
import { holdPictures, unfinishedGif } from './support/hold-pictures';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

const NUMBERS = ['0427', '0815'];

test('a tap before the picture is ready counts: it says what it waits for and goes on by itself @purchase', async ({
  page,
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const finishPicture = await holdPictures(page);
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await payment.open(rifid, NUMBERS);
  await payment.type(buyer);
  await payment.pick(await capture());
  await payment.submit.click();
  await expect(payment.button('Esperando la imagen…')).toBeDisabled();
  await expect(payment.dialog.getByText('El pago se registra solo')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await finishPicture(true);
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a picture that fails after the tap says so, and nothing else is lost @purchase', async ({
  page,
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const finishPicture = await holdPictures(page);
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await payment.open(rifid, ['0427']);
  await payment.type(buyer);
  await payment.pick(unfinishedGif);
  await payment.submit.click();
  await expect(payment.button('Esperando la imagen…')).toBeVisible();
  await finishPicture(false);
  const picker = payment.dialog.getByLabel('Elegir imagen');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/no es una foto/);
  await expect(payment.field('Nombre')).toHaveValue(buyer.name);
  expect(await purchasesSent(admin, rifid)).toBe(0);

  await payment.pick(await capture());
  await finishPicture(true);
  await expect(payment.preview).toBeVisible();
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('numbers taken out while the picture is awaited are not bought by the tap from before @purchase', async ({
  page,
  admin,
  createRaffle,
  buyer,
  payment,
}) => {
  const finishPicture = await holdPictures(page);
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await payment.open(rifid, NUMBERS);
  await payment.type(buyer);
  await payment.pick(await capture());
  await payment.submit.click();
  await expect(payment.button('Esperando la imagen…')).toBeVisible();
  await payment.button('Quitar 0427').click();
  await expect(payment.submit).toBeEnabled();
  await finishPicture(true);
  await expect(payment.preview).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(0);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
});

test('what was tapped with a field empty is told before the picture is ready @purchase', async ({
  page,
  createRaffle,
  buyer,
  payment,
}) => {
  const finishPicture = await holdPictures(page);
  const { rifid } = await createRaffle({ tickets: NUMBERS });
  await payment.open(rifid, ['0427']);
  await payment.type({ ...buyer, name: '' });
  await payment.pick(await capture());
  await payment.submit.click();
  await expect(payment.field('Nombre')).toBeFocused();
  await expect(payment.dialog.getByText('Este campo es obligatorio')).toHaveCount(1);
  await finishPicture(true);
  await expect(payment.preview).toBeVisible();
});

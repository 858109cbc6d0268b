import type { FileChooser, Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { tabTo } from '../support/in-sight';
import { capture } from '../support/receipts';

// wcag: 2.4.7
test('a buyer completes a purchase by keyboard alone, with the focus always visible @a11y @purchase', async ({
  createRaffle,
  page,
  picker,
  payment,
  buyer,
}) => {
  // The size of a desktop at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const { rifid } = await createRaffle({ tickets: ['0427', '0815', '1234'] });
  const { keyboard } = page;
  // Listens from the start: a listener added with the key press may be too late.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => choosers.push(chooser));
  const has = (target: Locator) => () => target.evaluate((el) => el === document.activeElement);
  const type = async (target: Locator, text: string) => {
    await tabTo(page, has(target));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  await picker.open(rifid);

  await tabTo(page, has(picker.number('0427')));
  await keyboard.press('ArrowRight');
  await expect(picker.number('0815')).toBeFocused();
  await keyboard.press('Space');
  await expect(picker.bar).toBeVisible();
  await tabTo(page, has(picker.pay));
  await keyboard.press('Enter');

  await payment.onward.waitFor();
  await expect(page.locator('dialog :focus')).toHaveCount(1);
  await tabTo(page, has(payment.onward));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Envía tu comprobante' })).toBeFocused();
  await tabTo(page, has(payment.receipt));
  await keyboard.press('Enter');
  await expect.poll(() => choosers).toHaveLength(1);
  await choosers[0]?.setFiles(await capture());
  await payment.preview.waitFor();
  await type(payment.field('Referencia'), buyer.reference);
  await type(payment.field('Nombre'), buyer.name);
  await type(payment.field('Cédula'), buyer.nationalId);
  await type(payment.field('Teléfono'), buyer.phone);
  await type(payment.field('Dirección'), buyer.address);
  await tabTo(page, has(payment.submit));
  await keyboard.press('Enter');

  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await tabTo(page, has(payment.button('Listo')));
  await keyboard.press('Enter');
  await expect(payment.dialog).toBeHidden();
  await expect(picker.number('0815, apartado')).toBeVisible();
});

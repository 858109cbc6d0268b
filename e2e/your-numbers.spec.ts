import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { walkDown } from './support/page-layout';
import { onlyDigits } from './support/new-buyer';

test(
  'the phone that bought remembers its numbers, and nothing about the buyer, until told to forget',
  {
    tag: ['@purchase', '@a11y'],
  },
  async ({ page, fillPayment, payment, buyer }) => {
    const rifid = await fillPayment(['0427', '0815']);
    await payment.submit.click();
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
    await payment.finish();
    const own = page.getByRole('region', { name: 'Tus números', exact: true });
    await expect(own).toContainText('0427, 0815');

    await watchLayoutShift(page);
    await page.goto(`/rifa/${rifid}`);
    await expect(own).toContainText('0427, 0815');
    await walkDown(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('0427');
    for (const personal of [
      onlyDigits(buyer.nationalId),
      onlyDigits(buyer.phone),
      'Ana',
      'Bolívar',
      buyer.reference,
    ]) {
      expect(kept).not.toContain(personal);
    }

    const ticket = own.getByRole('link', { name: 'Ver mi boleto' });
    await expect(ticket).toHaveAttribute('href', /^\/boleto\/./);
    // Else the header may cover half a link, which axe takes for a small one.
    await own.evaluate((part) => part.scrollIntoView());
    await expectAccessible(page);
    await page.goto('/verificar');
    await page.getByRole('button', { name: 'Quitar de este teléfono' }).click();
    await page.getByRole('button', { name: 'Sí, quitarlos' }).click();
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('region', { name: '¿Ya compraste?' })).toBeVisible();
    await expect(own).toBeHidden();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('0427');
  },
);

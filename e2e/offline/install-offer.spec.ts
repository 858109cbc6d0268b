import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';

/** Dispatches the event that Chrome on a phone dispatches by itself. */
async function browserOffers(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(offer, { prompt: async () => void (document.title = 'Preguntado') });
    dispatchEvent(offer);
    return offer.defaultPrevented;
  });
}

test('the shop offers to install itself only after a purchase, and only once', async ({
  page,
  fillPayment,
  payment,
}) => {
  const rifid = await fillPayment(['0427']);
  expect(await browserOffers(page)).toBe(true);
  const offer = page.getByRole('button', { name: 'Agregar la tienda a mi teléfono' });
  await expect(offer).toHaveCount(0);
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await offer.click();
  await expect(page).toHaveTitle('Preguntado');
  await expect(offer).toHaveCount(0);

  await page.goto(`/rifa/${rifid}`);
  await browserOffers(page);
  expect(await page.evaluate(() => localStorage.getItem('install-offered'))).toBe('1');
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { contrasts } from '../support/contrast';

/** Measures the toast as soon as it appears, because it disappears by itself. */
async function expectReadable(toast: Locator, show: () => Promise<void>) {
  const [measured] = await Promise.all([contrasts(toast), show()]);
  expect(measured, 'the words and the sign').toHaveLength(2);
  expect(Math.min(...measured)).toBeGreaterThanOrEqual(4.5);
}

// Axe does not check colours of elements above the page.
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`toasts ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test(`a warning stands out from the page behind it: ${colorScheme} @a11y`, async ({
      createRaffle,
      page,
      picker,
    }) => {
      const { rifid } = await createRaffle({ tickets: 60 });
      const fifty = Array.from({ length: 50 }, (_, index) => String(index).padStart(2, '0'));
      await picker.open(rifid, `?n=${fifty.join(',')}`);
      await expect(picker.bar).toContainText('50 números');
      const toast = page
        .locator('#toasts p')
        .filter({ hasText: 'El limite maximo de compra es de 50 tickets' });
      await expectReadable(toast, () => picker.take('55'));
    });

    test(`a success stands out from the page behind it: ${colorScheme} @a11y @purchase`, async ({
      fillPayment,
      page,
      payment,
    }) => {
      await fillPayment(['01'], { tickets: ['01', '02'] });
      const toast = page
        .locator('#toasts p')
        .filter({ hasText: 'Estupendo, se ha registrado el pago' });
      await expectReadable(toast, () => payment.submit.click());
    });
  });
}

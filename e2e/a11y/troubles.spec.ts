import { expect, test } from '../fixtures/shop';
import { expectAccessible } from '../support/axe';
import { breakHeader } from '../support/break-header';

test.describe('screens shown instead of a page', () => {
  test.use({
    expectedErrors: [/Failed to load resource|An extension took it away/],
  });

  test('a page that fails in the browser keeps header and footer @a11y @faults', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error('An extension took it away');
      };
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No pudimos mostrar esta página',
    );
    await expect(page.getByText('no vuelvas a pagar')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/home');
    await expectAccessible(page);
  });

  test('a shop that fails in the browser as a whole @a11y @faults', async ({ page }) => {
    await breakHeader(page);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No pudimos mostrar la tienda',
    );
    await expect(page).toHaveTitle('No pudimos mostrar la tienda');
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible();
    await expect(page.getByText('no vuelvas a pagar')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Escríbenos por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/584240000000\?text=Hola/,
    );
    await expectAccessible(page);
  });
});

import { expect, test } from '../fixtures/shop';
import { expectAccessible } from '../support/axe';
import { breakHeader } from '../support/break-header';
import { refuseTickets } from '../support/refuse-tickets';

test.describe('screens shown instead of a page', () => {
  test.use({
    expectedErrors: [/Failed to load resource|An extension took it away/],
  });

  test('a raffle that does not exist @a11y', async ({ page }) => {
    await page.goto(`/rifa/${'8'.repeat(24)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta rifa no existe');
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/home');
    await expectAccessible(page);
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

test.describe('messages shown over a page', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  // wcag: 4.1.3
  test('a toast @a11y', async ({ openPicker, page, picker }) => {
    await openPicker({ tickets: 60 });
    await picker.pickAtRandom(49);
    await expect(picker.chips.getByRole('listitem')).toHaveCount(49);
    const free = picker.grid.locator('[aria-pressed=false]');
    await free.first().click();
    await free.first().click();
    const toast = page.getByText('El limite maximo de compra es de 50 tickets');
    // A toast under the mouse does not disappear.
    await toast.dispatchEvent('mouseover');
    await expectAccessible(page);
    await expect(toast).toBeVisible();
  });

  test('the dialog titled Error @a11y @faults', async ({ admin, createRaffle, page }) => {
    const { rifid } = await createRaffle({ tickets: 10 });
    await refuseTickets(admin, rifid);
    await page.goto(`/rifa/${rifid}`);
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await expectAccessible(page);
  });
});

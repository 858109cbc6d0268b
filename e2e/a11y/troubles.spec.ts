import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { expectAccessible } from '../support/axe';
import { breakHeader } from '../support/break-header';
import { refuseTickets } from '../support/refuse-tickets';

/** Stops the page from reloading while it is examined. */
async function withoutRefresh(route: Route) {
  const response = await route.fetch();
  const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
  await route.fulfill({ response, body });
}

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

  test('a raffle never seen, while the admin API is down @a11y @faults', async ({
    admin,
    createRaffle,
    page,
  }) => {
    const { rifid, name } = await createRaffle();
    const path = `/api/rifas/${rifid}`;
    const fault = await admin.addFault({ path, kind: 'cut-before', times: 0 });
    await page.route(`**/rifa/${rifid}`, withoutRefresh, { times: 1 });
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un momento, por favor');
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un momento, por favor');
    await admin.removeFault(fault);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
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
  test('a toast @a11y', async ({ createRaffle, page, picker }) => {
    const { rifid } = await createRaffle({ tickets: 60 });
    await picker.open(rifid);
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

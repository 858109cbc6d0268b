import { expect, test } from '../fixtures/shop';
import { refuseTickets } from '../support/refuse-tickets';

test.describe('an error', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  test('takes the focus and gives it back @a11y', async ({ admin, openPicker, page, picker }) => {
    const rifid = await openPicker({ tickets: 10 });
    await refuseTickets(admin, rifid);
    await picker.search.fill('3');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(/\p{L}{3}/u);
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(picker.search).toBeFocused();
  });
});

import { expect, test } from '../fixtures/shop';
import { expectFocusInSight } from '../support/in-sight';
import { refuseTickets } from '../support/refuse-tickets';

// wcag: 2.1.2
test('a dialog keeps the focus inside, and gives it back where it was @a11y', async ({
  openPicker,
  page,
  picker,
  payment,
}) => {
  await openPicker({ tickets: ['0427', '0815'] });
  await picker.take('0427');
  await picker.pay.focus();
  await page.keyboard.press('Enter');
  await payment.onward.waitFor();
  const stops = await payment.dialog.locator('button, input, select, a').count();
  for (let stop = 0; stop < stops + 3; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'body'
        : document.activeElement?.closest('dialog')?.tagName,
    );
    expect(['body', 'DIALOG']).toContain(place);
  }
  await page.keyboard.press('Escape');
  await expect(payment.dialog).toBeHidden();
  await expect(picker.pay).toBeFocused();
});

test('no stop of the keyboard on a raffle page hides under the bottom bar @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({
    tickets: 200,
    metodos: [{ name: 'Zelle', descripcion: 'Dólares', cuenta: 'ana@example.com', tasa: 1 }],
  });
  await picker.take('000');
  await expect(picker.bar).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().focus();
  const last = page.getByRole('contentinfo').getByRole('link').last();
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page);
    if (await last.evaluate((el) => el === document.activeElement)) return;
  }
  throw new Error('The end of the page was not reached');
});

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

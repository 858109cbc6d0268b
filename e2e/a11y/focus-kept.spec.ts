import { expect, test } from '../fixtures/shop';

// wcag: 2.4.3
test('a number chosen from the answer of a search leaves the focus at the answer @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 100 });
  await picker.search.fill('07');
  await page.getByRole('button', { name: 'Elegir el 07' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ya elegiste el 07.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Ya elegiste el 07.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu closes by Escape, by a tap outside and by the way on @a11y', async ({ page }) => {
    await page.goto('/contact');
    const summary = page.getByRole('banner').locator('summary');
    const inside = page.getByRole('banner').getByRole('link', { name: 'Resultados' });
    await summary.click();
    await inside.focus();
    await page.keyboard.press('Escape');
    await expect(inside).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(inside).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(inside).toBeHidden();

    await summary.click();
    await inside.focus();
    await page.keyboard.press('Tab');
    await expect(inside).toBeHidden();
  });
});

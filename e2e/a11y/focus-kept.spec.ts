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

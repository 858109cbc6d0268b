import { expect, test } from './fixtures/shop';

// wcag: 2.1.1
test('the grid is one tab stop; arrows, Home and End reach numbers far from the visible ones @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 1000 });
  await expect(picker.grid.locator('[tabindex="0"]')).toHaveCount(1);
  await picker.number('000').focus();
  await page.keyboard.press('ArrowRight');
  await expect(picker.number('001')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(picker.number('006')).toBeFocused();
  await page.keyboard.press('End');
  await expect(picker.number('009')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(picker.number('005')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(picker.number('999')).toBeFocused();
  await expect(picker.number('999')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(picker.number('994')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(picker.number('000')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(picker.number('000')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await expect(picker.cells().and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(picker.number('000')).toBeFocused();
});

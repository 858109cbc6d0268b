import { expect, test } from './fixtures/shop';
import { expectAccessible } from './support/axe';

// wcag: 2.1.1
test('the grid is one tab stop; arrows, Home and End move inside it @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 100 });
  await expect(picker.grid.locator('[tabindex="0"]')).toHaveCount(1);
  await picker.number('00').focus();
  await page.keyboard.press('ArrowRight');
  await expect(picker.number('01')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(picker.number('06')).toBeFocused();
  await page.keyboard.press('End');
  await expect(picker.number('09')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(picker.number('05')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(picker.number('99')).toBeFocused();
  await expect(picker.number('99')).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(picker.number('99')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await expect(picker.cells().and(page.locator(':focus'))).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(picker.number('99')).toBeFocused();
});

test('the keyboard reaches numbers far from the visible ones, and the focus stays visible @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 1000 });
  await picker.number('000').focus();
  await page.keyboard.press('Control+End');
  await expect(picker.number('999')).toBeFocused();
  await expect(picker.number('999')).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(picker.number('994')).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(picker.number('000')).toBeFocused();
});

test('nothing is found by axe, with numbers chosen and all states on show @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 40, pagados: 10, apartados: 5 });
  await picker.take('20', '21');
  await page.getByRole('combobox', { name: 'Ver' }).selectOption('Todos');
  await expect(picker.cells()).toHaveCount(40);
  const sold = picker.grid.getByRole('button', { name: /, pagado$/ });
  await expect(sold.first(), 'not by colour alone').toHaveCSS('text-decoration', /line-through/);
  await expectAccessible(page);
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/any-shop';
import { expectFocusInSight, tabTo } from '../../support/in-sight';

const STOPS = 400;
const has = (target: Locator) => () => target.evaluate((el) => el === document.activeElement);

for (const key of ['Tab', 'Shift+Tab']) {
  // wcag: 2.4.7
  test(`with a number chosen, ${key} focuses nothing with a faint ring, or under header, bottom bar or floating buttons @smoke @a11y`, async ({
    openRaffle,
    page,
    picker,
  }) => {
    if (key === 'Shift+Tab') await page.emulateMedia({ colorScheme: 'dark' });
    await picker.open(openRaffle.id);
    await picker.takeSome(2);
    await expect(picker.bar).toBeVisible();
    const first = page.getByRole('link', { name: 'Saltar al contenido' });
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const [from, to] = key === 'Tab' ? [first, last] : [last, first];
    await from.focus();
    await tabTo(page, has(to), STOPS, key);
  });
}

// wcag: 2.1.2
test('a dialog keeps the focus inside, and gives it back where it was @smoke @a11y', async ({
  openRaffle,
  page,
  picker,
  payment,
}) => {
  await picker.open(openRaffle.id);
  await picker.takeSome(openRaffle.minPerPurchase);
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

test('the numbers are one tab stop, and arrows walk in them @smoke @a11y', async ({
  openRaffle,
  page,
  picker,
}) => {
  await picker.open(openRaffle.id);
  await expect(picker.grid.locator('[tabindex="0"]')).toHaveCount(1);
  const [first, second] = [picker.cells().nth(0), picker.cells().nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(picker.cells().and(page.locator(':focus'))).toHaveCount(0);
});

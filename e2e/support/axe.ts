import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing found by axe on the page as it stands. */
export async function expectNoBarrier(page: Page, when = 'as it stands'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `axe, ${when}`,
  ).toEqual([]);
}

/** Nothing found by axe in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarrier(page, `in ${colorScheme}`);
  }
}

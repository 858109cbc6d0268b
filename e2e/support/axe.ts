import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing found by axe on the page as it stands in light; in dark only colours are different. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothing(look(page), 'in light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(look(page).withRules('color-contrast'), 'in dark');
}

/** The contrast is then the visitor's own palette's, while axe still reads ours. */
export async function expectAccessibleInForcedColours(page: Page): Promise<void> {
  await expectNothing(look(page).disableRules('color-contrast'), 'in forced colours');
}

/** Done in the page itself: else each look opens another one to sum up in. Of frames, only our own are looked into. */
const look = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { ...OF_WCAG_22, ...OF_SPEECH } })
    .setLegacyMode();

/** Left out by axe unless one asks for them. */
const OF_WCAG_22 = { 'target-size': { enabled: true } };
const OF_SPEECH = { 'label-content-name-mismatch': { enabled: true } };

async function expectNothing(axe: AxeBuilder, when: string) {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `axe ${when}`,
  ).toEqual([]);
}

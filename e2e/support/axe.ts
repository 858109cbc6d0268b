import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing on the page in light mode. In dark mode it checks only colours, because nothing else differs. */
export async function expectAccessible(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectNothing(page, look(page), 'in light');
  await expectReadableInDark(page);
}

export async function expectReadableInDark(page: Page): Promise<void> {
  await showIn(page, 'dark');
  await expectNothing(page, look(page).withRules('color-contrast'), 'in dark');
}

/** Every text has enough contrast in the page's current colours. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothing(page, look(page).withRules('color-contrast'), 'contrast');
}

/** Waits for transitions: halfway between two schemes a colour's contrast means nothing. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Skips contrast, which depends on the visitor's own palette, while axe still reads ours. */
export async function expectAccessibleInForcedColours(page: Page): Promise<void> {
  await expectNothing(page, look(page).disableRules('color-contrast'), 'in forced colours');
}

/** Runs in the page itself: otherwise each check opens another page for its summary. Checks only our own frames. */
const look = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { ...OF_WCAG_22, ...OF_SPEECH } })
    .setLegacyMode();

/** Rules that axe skips unless they are enabled. */
const OF_WCAG_22 = { 'target-size': { enabled: true } };
const OF_SPEECH = { 'label-content-name-mismatch': { enabled: true } };

async function expectNothing(page: Page, axe: AxeBuilder, setting: string) {
  const { violations } = await analyzed(page, axe);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `axe ${setting}`,
  ).toEqual([]);
}

/** Looks again, in the middle of the screen, at a control that a strip or a toast covers in part. */
async function analyzed(page: Page, axe: AxeBuilder) {
  const found = await axe.analyze();
  const [small] = found.violations.find(({ id }) => id === 'target-size')?.nodes ?? [];
  if (!small) return found;
  const control = page.locator(String(small.target[0])).first();
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return axe.analyze();
}

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import type { Look, Rule } from './accessibility-page';

export const AXE_ATTACHMENT = 'axe';

export type AxeFindings = Omit<Look, 'story' | 'project'>;

/** Nothing found by axe on the page as it stands in light; in dark only colours are different. */
export async function expectAccessible(page: Page): Promise<void> {
  await showIn(page, 'light');
  await expectNothing(page, look(page), 'in light');
  await expectReadableInDark(page);
}

export async function expectReadableInDark(page: Page): Promise<void> {
  await showIn(page, 'dark');
  await expectNothing(page, look(page).withRules('color-contrast'), 'in dark');
}

/** Each text stands out from its ground, in the colours that the page has now. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNothing(page, look(page).withRules('color-contrast'), 'contrast');
}

/** Half way from one scheme to the other a colour has no contrast to be measured. */
async function showIn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** The contrast is then the visitor's own palette's, while axe still reads ours. */
export async function expectAccessibleInForcedColours(page: Page): Promise<void> {
  await expectNothing(page, look(page).disableRules('color-contrast'), 'in forced colours');
}

/** Done in the page itself: else each look opens another one to sum up in. Of frames, only our own are looked into. */
const look = (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { ...OF_WCAG_22, ...OF_SPEECH } })
    .setLegacyMode();

/** Left out by axe unless one asks for them. */
const OF_WCAG_22 = { 'target-size': { enabled: true } };
const OF_SPEECH = { 'label-content-name-mismatch': { enabled: true } };

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

async function expectNothing(page: Page, axe: AxeBuilder, setting: string) {
  const { violations, passes, incomplete } = await axe.analyze();
  const findings: AxeFindings = {
    address: new URL(page.url()).pathname,
    setting,
    passed: passes.map((result) => ruleOf({ ...result, nodes: [] })),
    failed: violations.map(ruleOf),
    undecided: incomplete.map(ruleOf),
  };
  await test.info().attach(AXE_ATTACHMENT, {
    contentType: 'application/json',
    body: JSON.stringify(findings),
  });
  expect(
    findings.failed.map(({ id, elements }) => `${id}: ${elements.join(' ')}`),
    `axe ${setting}`,
  ).toEqual([]);
}

function ruleOf({ id, help, tags, nodes }: Found): Rule {
  const criteria = tags.filter((tag) => /^wcag\d{3,}$/.test(tag));
  return { id, help, criteria, elements: nodes.map(({ html }) => html) };
}

import { expect, type Page } from '@playwright/test';
import { ringOfFocus } from './contrast';

/** The focused element is visible: on the screen, and under no bar, button or header. */
export async function expectFocusInSight(page: Page): Promise<void> {
  // A slide needs a moment to come into view.
  await expect.poll(() => coveredFocus(page), 'has the focus and cannot be seen').toBeNull();
}

function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused instanceof HTMLDialogElement) return null;
    const label = focused.closest('label');
    const shown = label?.checkVisibility() ? label : focused;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isSeen = [0.05, 0.5, 0.95].some((share) => {
      const hit = document.elementFromPoint(left + width * share, top + height / 2);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    return isSeen ? null : focused.outerHTML.slice(0, 200);
  });
}

/** Presses Tab until the wanted element has the focus. Every stop on the way must be visible. */
export async function tabTo(
  page: Page,
  isThere: () => Promise<boolean>,
  stops = 80,
  key = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusInSight(page);
    const { name, contrast } = await ringOfFocus(page);
    expect(contrast, `a ring hard to see, or none: ${name}`).toBeGreaterThanOrEqual(3);
    if (await isThere()) return;
  }
  throw new Error(`Not reached within ${stops} stops of the keyboard`);
}

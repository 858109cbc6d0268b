import type { Locator } from '@playwright/test';

const TARGETS = 'a[href], button, input, select, summary, textarea';

/** Targets in the part that are smaller than a finger needs. A link in a line of text may be as high as the line. */
export function smallTargets(part: Locator, least = 44): Promise<string[]> {
  return part.evaluate(
    (root, { targets, wanted }) =>
      [...root.querySelectorAll<HTMLElement>(targets)]
        .filter((el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((el) => getComputedStyle(el).display !== 'inline')
        .map((el) => ({ el, box: (el.closest('label') ?? el).getBoundingClientRect() }))
        .filter(({ el, box }) => {
          const isWholeCard = getComputedStyle(el, '::after').position === 'absolute';
          return !isWholeCard && box.width > 1 && Math.min(box.width, box.height) < wanted - 0.5;
        })
        .map(({ el, box }) => {
          const size = `${Math.round(box.width)} × ${Math.round(box.height)}`;
          return `${el.ariaLabel ?? el.textContent?.trim()} ${size}: ${el.outerHTML.slice(0, 80)}`;
        }),
    { targets: TARGETS, wanted: least },
  );
}

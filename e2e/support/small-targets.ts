import type { Locator } from '@playwright/test';

const TARGETS = 'a[href], button, input, select, summary, textarea';

/** What can be tapped in the part and is lower or narrower than a finger wants; a link in a line of text is as high as that. */
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

import type { Locator } from '@playwright/test';

/**
 * Texts that are cut off or end in an ellipsis. A raffle's own words may be cut where they lead to the full text: by
 * lines in a card or slide that links to it, and in a breadcrumb that its title repeats.
 */
export function clippedTexts(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const leadsToTheWhole = (box: Element) =>
      (getComputedStyle(box).webkitLineClamp !== 'none' &&
        box.closest('article')?.querySelector('a[href*="/rifa/"]')) ||
      (box.matches('[aria-current=page]') && document.querySelector('h1'));
    const clips = (overflow: string) => /hidden|clip/.test(overflow);
    const scrolls = (overflow: string) => /auto|scroll/.test(overflow);

    function clippingBox(lines: DOMRect[], inner: Element): Element | null {
      let { x, y } = { x: true, y: true };
      for (let box: Element | null = inner; box && (x || y); box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isWide = lines.some((line) => line.left < left - 2 || line.right > right + 2);
        const isHigh = lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4);
        // No scrolling reaches what stands above the first line.
        const isAboveAll = box.scrollTop === 0 && lines.some((line) => line.top < top - 4);
        if (y && isAboveAll && scrolls(overflowY)) return box;
        // The viewport of a moving carousel: its buttons show the other slides.
        x &&= !scrolls(overflowX) && !box.matches('[data-embla]');
        y &&= !scrolls(overflowY);
        if ((x && isWide && clips(overflowX)) || (y && isHigh && clips(overflowY))) return box;
      }
      return null;
    }

    const clipped: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const inner = text.parentElement;
      if (!inner?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (inner.closest('.visually-hidden, select')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width + height > 4);
      const box = clippingBox(lines, inner);
      if (box && !leadsToTheWhole(box)) {
        clipped.push(`${text.textContent?.trim().slice(0, 60)} in ${box.outerHTML.slice(0, 60)}`);
      }
    }
    return clipped;
  });
}

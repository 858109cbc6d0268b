import type { Locator, Page } from '@playwright/test';

/** Pixels by which the page scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Elements inside a part of the page that end beyond the right edge of the screen. */
export function cutOff(part: Locator): Promise<string[]> {
  return part.evaluate((el) =>
    [...el.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > window.innerWidth + 1)
      .map((inner) => inner.outerHTML.slice(0, 120)),
  );
}

/** Visible parts that overlap. */
export function overlaps(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((elements) => {
    const seen = elements
      .filter((el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((el) => ({ name: el.outerHTML.slice(0, 80), box: el.getBoundingClientRect() }));
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter(
          ({ box }) =>
            box.left < one.box.right &&
            one.box.left < box.right &&
            box.top < one.box.bottom &&
            one.box.top < box.bottom,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  });
}

/** Scrolls down screen by screen, so that everything lazy is loaded. */
export async function walkDown(page: Page): Promise<void> {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
  );
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate(
      async (top) => {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      },
      screen * (page.viewportSize()?.height ?? 640),
    );
  }
}

/** Words of this kind that end outside their card. */
export function outsideOfCards(part: Locator, kind: RegExp): Promise<string[]> {
  return part.evaluate((root, wanted) => {
    const outside: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const card = (inner: Element | null): Element | null => {
        if (!inner || inner === document.body) return null;
        const { backgroundColor, borderTopWidth } = getComputedStyle(inner);
        const isCard = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
        return isCard ? inner : card(inner.parentElement);
      };
      if (!wanted.test(text.textContent ?? '')) continue;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const around = card(text.parentElement)?.getBoundingClientRect();
      if (around && (left < around.left - 1 || right > around.right + 1)) {
        outside.push(`${text.textContent} by ${Math.round(right - around.right)}`);
      }
    }
    return outside;
  }, kind);
}

/** Whole words of letters, or amounts, that are broken across lines. A mail address may take two. */
export function brokenWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\d.,$@]+/gu) ?? []) {
        if (word.includes('@')) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

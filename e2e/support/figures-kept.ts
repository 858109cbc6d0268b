import { expect, type Locator } from '@playwright/test';

/** Amounts and the other `figures` are where a browser that translates the page leaves them unchanged. */
export async function expectFiguresKept(root: Locator, figures: readonly string[]): Promise<void> {
  const changed = await root.evaluate((element, named) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (parentElement?.closest('[translate=no], script, style, noscript')) continue;
      // Does not split at a colon: a time of day has digits that a number may have too.
      const words = data.split(/[\s;()«»¡!¿?]+/).map((word) => word.replace(/[.,:]+$/, ''));
      if (words.some((word) => /\d,\d\d$/.test(word) || named.includes(word))) found.push(data);
    }
    return found;
  }, figures);
  expect(changed, 'would be translated').toEqual([]);
}

import type { Page } from '@playwright/test';

/**
 * Changes a page as Chrome's translation does: it replaces the nodes of each translatable text, also of text that
 * appears later. The words stay the same, so that a story can read them.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const KEPT = '[translate=no], script, style, noscript, textarea, font';

    function translate(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.parentElement || text.parentElement.closest(KEPT)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) if (node.isConnected) translate(node);
        if (target instanceof Text && target.isConnected) translate(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

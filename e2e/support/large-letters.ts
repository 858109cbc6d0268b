import type { Page } from '@playwright/test';

/** Enlarges letters like the browser's own setting, until the next page. */
export const enlarge = (page: Page, letters = '200%') =>
  page.addStyleTag({ content: `html { font-size: ${letters} }` });

/** Sets the spacing that WCAG 1.4.12 allows a reader. Returns a function that resets it. */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
  return () => style.evaluate((element: HTMLElement) => element.remove());
}

/** Visits and checks every kind of page. The last is that of a raffle on sale, which stays open. */
export async function visitEveryPage(
  page: Page,
  { open, finished, ticket }: { open: string; finished: string; ticket: string },
  look: (path: string) => Promise<void>,
): Promise<void> {
  const known = ['/home', '/contact', '/resultados', '/verificar', '/terminos', '/privacidad'];
  const missing = ['/boleto/x', `/rifa/${'8'.repeat(24)}`];
  for (const path of [...known, ...missing, ticket, `/rifa/${finished}`, `/rifa/${open}`]) {
    await page.goto(path);
    // From the second page on, headings and numbers have our own typeface, which is wider.
    await page.evaluate(() => document.fonts.ready);
    await look(path);
  }
}

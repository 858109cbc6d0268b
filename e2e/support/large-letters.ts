import type { Page } from '@playwright/test';

/** As with larger letters set in the browser, until the next page. */
export const enlarge = (page: Page, letters = '200%') =>
  page.addStyleTag({ content: `html { font-size: ${letters} }` });

/** What WCAG 1.4.12 says that a reader may set; gives what takes it back. */
export async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
  return () => style.evaluate((element: HTMLElement) => element.remove());
}

/** Goes to every kind of page, last to that of a raffle on sale, which stays, and looks at each. */
export async function visitEveryPage(
  page: Page,
  { open, finished, ticket }: { open: string; finished: string; ticket: string },
  look: (path: string) => Promise<void>,
): Promise<void> {
  const known = ['/home', '/contact', '/resultados', '/verificar', '/terminos', '/privacidad'];
  const missing = ['/boleto/x', `/rifa/${'8'.repeat(24)}`];
  for (const path of [...known, ...missing, ticket, `/rifa/${finished}`, `/rifa/${open}`]) {
    await page.goto(path);
    // From the second page on headings and numbers have a face of their own, which is wider.
    await page.evaluate(() => document.fonts.ready);
    await look(path);
  }
}

import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';

test.use({ hasTouch: true });

async function touch(cdp: CDPSession, link: Locator): Promise<void> {
  const { x, y, width, height } = (await link.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Tells the pages that Chromium began to fetch. Links lead nowhere from now on. */
async function watchBegun(page: Page): Promise<{ cdp: CDPSession; begun: Set<string> }> {
  const cdp = await page.context().newCDPSession(page);
  const begun = new Set<string>();
  cdp.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    begun.add(new URL(prefetchUrl).pathname),
  );
  await cdp.send('Preload.enable');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  return { cdp, begun };
}

test('a touched link begins its page; one that fills a card, and a digital ticket, do not', async ({
  page,
  createRaffle,
}) => {
  await createRaffle({ abierta: false });
  await page.goto('/resultados');
  const { cdp, begun } = await watchBegun(page);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<a href="/boleto/abc">Boleto</a>');
  });

  await touch(
    cdp,
    page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first(),
  );
  await touch(cdp, page.getByRole('link', { name: 'Boleto' }));
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contacto' });
  await touch(cdp, contact);
  await expect.poll(() => [...begun]).toEqual(['/contact']);
});

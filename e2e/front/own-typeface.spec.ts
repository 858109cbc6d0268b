import { expect, test } from '../fixtures/shop';
import { watchArrivals } from '../support/arrivals';
import { layoutShift, watchLayoutShift } from '../support/layout-shift';

const KIB = 1024;

test('the display face is fetched after the first page and used from the second on', async ({
  createRaffle,
  page,
}) => {
  const { rifid, name } = await createRaffle({ portada: 'premio.jpg', tickets: 20 });
  const arrivals = watchArrivals(page);
  await page.goto(`/rifa/${rifid}`);
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).not.toHaveCSS('font-family', /^Display/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).toBe('1');
  const seen = await arrivals.all();
  const [face, ...others] = seen.filter(({ type }) => type === 'font');
  expect(others).toEqual([]);
  expect(face?.bytes).toBeLessThanOrEqual(15 * KIB);
  const photo = seen.findIndex(({ url }) => url.includes('/uploads/portada/'));
  expect(photo).toBeGreaterThan(-1);
  expect(seen.indexOf(face!)).toBeGreaterThan(photo);

  await watchLayoutShift(page);
  await page.reload();
  await expect(title).toHaveCSS('font-family', /^Display/);
  expect(await page.evaluate(() => document.fonts.check('700 1em Display'))).toBe(true);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
});

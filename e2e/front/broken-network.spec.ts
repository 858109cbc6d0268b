import { expect, test } from '../fixtures/shop';

test.use({ expectedErrors: [/Failed to load resource/] });

test('each script of a page is asked for until it comes, and taps are kept meanwhile', async ({
  page,
  createRaffle,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const tries = new Map<string, number>();
  await page.route(/\/_next\/static\/.*\.js$/, (route) => {
    const request = route.request();
    if (request.method() !== 'GET') return route.abort();
    const before = tries.get(request.url()) ?? 0;
    tries.set(request.url(), before + 1);
    return before < 2 ? route.abort() : route.continue();
  });
  await page.goto(`/rifa/${rifid}`);
  await page.locator('[data-part=preview]').getByText('07').click();
  await expect(picker.chip('07')).toBeVisible();
  const ofPage = await page
    .locator('script[async][src^="/_next/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(ofPage.length).toBeGreaterThan(3);
  expect(ofPage.filter((url) => tries.get(url) !== 3)).toEqual([]);
});

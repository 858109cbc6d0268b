import { expect, test } from '../fixtures/shop';
import { revalidate } from '../support/revalidate';

const DATA = '**/_data/**';

test('what a page is made from comes beside it, and is kept by its address', async ({
  page,
  request,
  createRaffle,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const [asked] = await Promise.all([
    page.waitForResponse(DATA),
    page.goto(`/rifa/${rifid}`, { waitUntil: 'commit' }),
  ]);
  expect(asked.headers()['cache-control']).toContain('immutable');
  await picker.take('07');
  const html = await (await request.get(`/rifa/${rifid}`)).text();
  expect(html.includes('__next_f.push')).toBe(false);
});

test.describe('on a line that breaks', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the data is asked for until it comes, and taps are kept meanwhile', async ({
    page,
    createRaffle,
    picker,
  }) => {
    const { rifid } = await createRaffle({ tickets: 20 });
    let tries = 0;
    await page.route(DATA, (route) => {
      if (route.request().method() !== 'GET') return route.abort();
      tries += 1;
      return tries < 3 ? route.abort() : route.continue();
    });
    await page.goto(`/rifa/${rifid}`);
    await page.locator('[data-part=preview]').getByText('07').click();
    await expect(picker.chip('07')).toBeVisible();
    expect(tries).toBe(3);
  });
});

test.describe('with the data of another version, as another instance may send', () => {
  test.use({ expectedErrors: [/Minified React error #418/] });

  test('the page comes alive with what the data says', async ({
    page,
    request,
    admin,
    createRaffle,
    picker,
  }) => {
    const { rifid } = await createRaffle({ name: 'Moto de antes', tickets: 20 });
    const older = await (await request.get(`/rifa/${rifid}`)).text();
    const [, address = ''] = /"(\/_data\/[^"]+)"/.exec(older) ?? [];
    const data = await (await request.get(address)).text();
    await admin.changeRaffle(rifid, { name: 'Moto de ahora' });
    await revalidate(request, rifid);
    await expect
      .poll(async () => (await request.get(`/rifa/${rifid}`)).text())
      .toContain('Moto de ahora');

    await page.route(DATA, (route) =>
      route.fulfill({ contentType: 'text/x-component; charset=utf-8', body: data }),
    );
    await page.goto(`/rifa/${rifid}`);
    await picker.take('07');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto de antes');
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { revalidate } from '../support/revalidate';

const DATA = '**/_data/**';

/** How often the document itself was asked for. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visits += 1;
  });
  return () => visits;
}

test('the data of a page comes beside it, and React and the router wake up one after the other', async ({
  page,
  request,
  createRaffle,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  await page.addInitScript(() => {
    const seen = window as { __next_f?: object; next?: object; wokeApart?: boolean };
    let next: object | undefined;
    // Next says so when it begins; its router takes over the data when it is evaluated.
    Object.defineProperty(seen, 'next', {
      get: () => next,
      set(value: object) {
        next = value;
        queueMicrotask(() => {
          seen.wokeApart = !Object.hasOwn(seen.__next_f ?? {}, 'push');
        });
      },
    });
  });
  const [asked] = await Promise.all([
    page.waitForResponse(DATA),
    page.goto(`/rifa/${rifid}`, { waitUntil: 'commit' }),
  ]);
  expect(asked.headers()['cache-control']).toContain('immutable');
  await picker.take('07');
  expect(await page.evaluate(() => (window as { wokeApart?: boolean }).wokeApart)).toBe(true);
  const html = await (await request.get(`/rifa/${rifid}`)).text();
  expect(html.includes('__next_f.push')).toBe(false);
});

test('the framework is compiled while it arrives', async ({ page, createRaffle, picker }) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto(`/rifa/${rifid}`);
  await picker.take('07');
  const codes = await Promise.all(scripts);
  const framework = codes.find((code) => code.includes('hydrateRoot'));
  expect(framework).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
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

test.describe('after a new build', () => {
  test.use({ expectedErrors: [/status of 404/] });

  for (const [what, address] of [
    ['a script', /\/_next\/static\/.*\.js$/],
    ['the data', /\/_data\//],
  ] as const) {
    test(`a page that asks for ${what} of the old one is loaded anew, by itself`, async ({
      page,
      createRaffle,
      picker,
    }) => {
      const { rifid } = await createRaffle({ tickets: 20 });
      const visits = countVisits(page);
      await page.route(address, (route) =>
        visits() < 2 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto(`/rifa/${rifid}`);
      await picker.take('07');
      expect(visits()).toBe(2);
    });
  }

  test('a page that cannot come alive is not loaded over and over', async ({
    page,
    createRaffle,
  }) => {
    const { rifid, name } = await createRaffle({ tickets: 20 });
    const visits = countVisits(page);
    let asked = 0;
    await page.route(DATA, (route) => {
      if (visits() === 2) asked += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto(`/rifa/${rifid}`);
    await expect.poll(() => asked).toBeGreaterThan(3);
    expect(visits()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
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
    await expect(page.getByRole('link', { name: 'Inicio' }).first()).toBeInViewport();
  });
});

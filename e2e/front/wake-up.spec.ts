import { expect, test } from '../fixtures/shop';

test('React and the router wake up one after the other', async ({ page, createRaffle, picker }) => {
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
  await page.goto(`/rifa/${rifid}`);
  await picker.take('07');
  expect(await page.evaluate(() => (window as { wokeApart?: boolean }).wokeApart)).toBe(true);
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

import type { Response } from '@playwright/test';
import { expect, test } from '../fixtures/shop';

test('the framework is compiled while it arrives', async ({ page, createRaffle, picker }) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto(`/rifa/${rifid}`);
  await picker.take('07');
  const codes = await Promise.all(scripts.map((script) => script.text()));
  const framework = codes.find((code) => code.includes('hydrateRoot'));
  expect(framework).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

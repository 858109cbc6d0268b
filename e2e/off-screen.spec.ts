import { expect, test } from './fixtures/shop';

test('the first frame of the home page has the hero alone', async ({ page, createRaffle }) => {
  await createRaffle();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/home');
  const isLaidOut = (name: string) =>
    page
      .getByRole('group', { name, exact: true, includeHidden: true })
      .evaluate((part) => part.checkVisibility());
  expect(await isLaidOut('Rifas destacadas')).toBe(true);
  expect(await isLaidOut('Rifas Activas')).toBe(false);

  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(() => isLaidOut('Rifas Activas')).toBe(true);
});

import { expect, test } from './fixtures/shop';

type WatchedWindow = Window & { ticking: Set<number> };

/** Counts the intervals of one second that run. */
function watchIntervals() {
  const { setInterval: start, clearInterval: stop } = window;
  const ticking = new Set<number>();
  Object.assign(window, { ticking });
  window.setInterval = ((call: () => void, delay: number) => {
    const id = start.call(window, call, delay) as unknown as number;
    if (delay === 1000) ticking.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    ticking.delete(id as number);
    stop.call(window, id);
  };
}

test('the countdown and the gallery stop while they are off screen', async ({
  page,
  createRaffle,
}) => {
  const { rifid } = await createRaffle({
    fecha: '2031-03-05T23:30:00.000Z',
    img: ['uno.jpg', 'dos.jpg', 'tres.jpg', 'cuatro.jpg'],
    tickets: 100,
  });
  const ticking = () => page.evaluate(() => (window as unknown as WatchedWindow).ticking.size);
  await page.addInitScript(watchIntervals);
  await page.goto(`/rifa/${rifid}`);

  const countdown = page.getByRole('timer');
  const gallery = page.getByRole('group', { name: /^Imágenes de/ });
  const moves = () =>
    gallery.evaluate((part) => {
      const states = part.getAnimations({ subtree: true }).map(({ playState }) => playState);
      return states.includes('running');
    });
  await countdown.scrollIntoViewIfNeeded();
  await expect.poll(ticking).toBe(1);

  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole('button', { name: 'Detener el movimiento' })).toBeVisible();
  await expect.poll(moves).toBe(true);
  await expect.poll(ticking).toBe(0);

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(moves).toBe(false);
});

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

import { expect, test } from './fixtures/shop';

/** A page's activity by the clock: running intervals and requested frames. */
type Clockwork = { intervals: Set<number>; frames: number };

type WatchedWindow = Window & { clockwork: Clockwork; nextFrame: () => Promise<void> };

function watchClockwork() {
  const { setInterval: start, clearInterval: stop, requestAnimationFrame: frame } = window;
  const clockwork: Clockwork = { intervals: new Set(), frames: 0 };
  Object.assign(window, {
    clockwork,
    nextFrame: () => new Promise<void>((resolve) => frame.call(window, () => resolve())),
  });
  window.setInterval = ((call: () => void, delay: number) => {
    const id = start.call(window, call, delay) as unknown as number;
    if (delay === 1000) clockwork.intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    clockwork.intervals.delete(id as number);
    stop.call(window, id);
  };
  window.requestAnimationFrame = (call) => {
    clockwork.frames += 1;
    return frame.call(window, call);
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
  const ticking = () =>
    page.evaluate(() => (window as unknown as WatchedWindow).clockwork.intervals.size);
  /** Frames requested during thirty frames of the browser. */
  const framesAskedFor = () =>
    page.evaluate(async () => {
      const { clockwork, nextFrame } = window as unknown as WatchedWindow;
      clockwork.frames = 0;
      for (let frame = 0; frame < 30; frame += 1) await nextFrame();
      return clockwork.frames;
    });
  await page.addInitScript(watchClockwork);
  await page.goto(`/rifa/${rifid}`);

  const countdown = page.getByRole('timer');
  const gallery = page.getByRole('group', { name: /^Imágenes de/ });
  await countdown.scrollIntoViewIfNeeded();
  await expect.poll(ticking).toBe(1);

  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByRole('button', { name: 'Detener el movimiento' })).toBeVisible();
  await expect.poll(framesAskedFor).toBeGreaterThan(20);
  await expect.poll(ticking).toBe(0);

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(framesAskedFor).toBe(0);
});

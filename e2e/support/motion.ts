import { expect, type Locator } from '@playwright/test';

const left = async (carousel: Locator) =>
  (await carousel.locator('[aria-roledescription=diapositiva]').first().boundingBox())?.x ??
  Number.NaN;

export async function expectMoving(carousel: Locator) {
  const before = await left(carousel);
  await expect.poll(() => left(carousel)).not.toBe(before);
}

/** In ms, of the move of one slide. */
export const paceOf = (carousel: Locator) =>
  carousel.locator('[aria-live]').evaluate((track) => {
    const { duration, delay } = track.getAnimations()[0]?.effect?.getTiming() ?? {};
    return { duration, delay };
  });

/** Waits until the carousel rests: forty frames of the browser without motion, and no slide cut in two. */
export async function expectAtRest(carousel: Locator) {
  await expect(async () => {
    const { places, off } = await carousel.locator('[aria-live]').evaluate(async (track) => {
      const [first, ...others] = [...track.children].map((slide) => slide as HTMLElement);
      const places = new Set<number>();
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        places.add(first?.getBoundingClientRect().x ?? 0);
      }
      const edge = track.parentElement!.getBoundingClientRect().x;
      const room = parseFloat(getComputedStyle(track.parentElement!).paddingLeft);
      const gap = parseFloat(getComputedStyle(track).marginLeft);
      const off = [first, ...others].map((slide) =>
        Math.abs((slide?.getBoundingClientRect().x ?? 0) - edge - room - gap),
      );
      return { places: places.size, off: Math.min(...off) };
    });
    expect(places).toBe(1);
    expect(off).toBeLessThan(1.5);
  }).toPass();
}

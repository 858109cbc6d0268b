import type { Locator, Page } from '@playwright/test';

/** Contrast between the text of each child and the colour behind it, from 1 to 21. */
export async function contrasts(part: Locator): Promise<number[]> {
  const painted = await part.evaluate((el) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const paint = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const clear = 'rgba(0, 0, 0, 0)';
    const groundOf = (each: Element): string => {
      const { backgroundColor } = getComputedStyle(each);
      return backgroundColor === clear && each.parentElement
        ? groundOf(each.parentElement)
        : backgroundColor;
    };
    return [...el.children].map((each) => {
      const { color } = getComputedStyle(each);
      return { text: paint(color), ground: paint(groundOf(each)) };
    });
  });
  return painted.map(({ text, ground }) => contrast(text, ground));
}

type Focus = { name: string; contrast: number };

/** Contrast between the focus ring and its background; 0 without a ring of ours. */
export async function ringOfFocus(page: Page): Promise<Focus> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    const around = [focused, focused?.closest('label'), focused?.closest('article')];
    const ringed = around.find((el) => el && getComputedStyle(el).outlineStyle === 'solid');
    if (!ringed) return { name: focused?.outerHTML.slice(0, 120) ?? 'nothing', colours: null };
    const { outlineColor, outlineOffset } = getComputedStyle(ringed);
    const clear = 'rgba(0, 0, 0, 0)';
    let ground = parseFloat(outlineOffset) < 0 ? ringed : ringed.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === clear) {
      ground = ground.parentElement;
    }
    const behind = ground && getComputedStyle(ground).backgroundColor;
    return { name: ringed.outerHTML.slice(0, 120), colours: [outlineColor, behind ?? '#ffffff'] };
  });
  if (!ring.colours) return { name: ring.name, contrast: 0 };
  const [line = [], ground = []] = ring.colours.map((colour) =>
    (colour.match(/[\d.]+/g) ?? []).map(Number),
  );
  return { name: ring.name, contrast: contrast(line, ground) };
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const lights = [light(one), light(other)];
  return Math.max(...lights) / Math.min(...lights);
}

/** Relative luminance of red, green and blue up to 255, plus the 0.05 of the contrast formula. */
function light(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
}

import type { Locator } from '@playwright/test';

/** Of each text in the part: by how much it differs from the colour painted right behind it, 1 to 21. */
export function contrasts(part: Locator): Promise<number[]> {
  return part.evaluate((el) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('No canvas');
    const light = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    return [el, ...el.querySelectorAll('*')].map((each) => {
      const { color, backgroundColor } = getComputedStyle(each);
      const [text, ground] = [light(color), light(backgroundColor)];
      return Math.max(text, ground) / Math.min(text, ground);
    });
  });
}

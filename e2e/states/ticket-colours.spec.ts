import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/still-shop';

/** Hue of the painted background of a number, in degrees; -1 for a grey. */
const hue = (cell: Locator) =>
  cell.evaluate((el) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(el).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const most = Math.max(red, green, blue);
    const range = most - Math.min(red, green, blue);
    if (range < 4) return -1;
    if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
    return most === green ? ((blue - red) / range) * 60 + 120 : ((red - green) / range) * 60 + 240;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  // spec: ticket-colours
  test(`free numbers are green, chosen ones yellow, paid ones red: ${colorScheme}`, async ({
    createStillRaffle,
    page,
    picker,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { rifid } = await createStillRaffle();
    await picker.open(rifid);
    await picker.filter.selectOption('Todos');
    await expect(picker.cells()).toHaveCount(40);
    await picker.take('21');
    await page.mouse.move(0, 0);
    const expected: [string, number, number][] = [
      ['20', 90, 170],
      ['21', 35, 65],
      ['00, pagado', 345, 375],
    ];
    for (const [name, from, to] of expected) {
      const degrees = await hue(picker.number(name));
      const turned = to > 360 && degrees < 180 ? degrees + 360 : degrees;
      expect(turned, name).toBeGreaterThanOrEqual(from);
      expect(turned, name).toBeLessThanOrEqual(to);
    }
  });
}

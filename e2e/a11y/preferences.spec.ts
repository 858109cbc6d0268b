import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { expectAccessibleInForcedColours } from '../support/axe';

const look = (cell: Locator) =>
  cell.evaluate((el) => {
    const { backgroundColor, borderTopStyle } = getComputedStyle(el);
    return `${backgroundColor} ${borderTopStyle}`;
  });

// wcag: 1.4.1
test('with forced colours free, chosen and reserved numbers still differ @a11y', async ({
  openPicker,
  page,
  picker,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPicker({ tickets: 10, apartados: ['05'] });
  await picker.take('03');
  await picker.filter.selectOption('Todos');
  await expect(picker.cells()).toHaveCount(10);
  const looks = await Promise.all(
    ['02', '03', '05, apartado'].map((name) => look(picker.number(name))),
  );
  expect(new Set(looks).size).toBe(3);
  await picker.number('02').focus();
  await page.keyboard.press('ArrowRight');
  await expect(picker.number('03')).not.toHaveCSS('outline-style', 'none');
  await expectAccessibleInForcedColours(page);
});

const PLACE = 'transform translate scale rotate inset top left width height margin marginTop'.split(
  ' ',
);
const STRENGTH = ['opacity', 'boxShadow', 'backgroundColor'];

/** Records changes of the properties that last long enough to be seen. */
function watchMotion({ properties, starts }: { properties: string[]; starts: string[] }) {
  const begun: string[] = [];
  Object.assign(window, { begun });
  const note = ({ target }: Event) => {
    for (const { effect } of (target as Element).getAnimations()) {
      const moves = (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) => properties.some((name) => name in frame));
      const lasts = Number(effect?.getComputedTiming().duration) > 10;
      if (moves && lasts) begun.push((target as Element).outerHTML.slice(0, 120));
    }
  };
  for (const start of starts) addEventListener(start, note, true);
}

const moved = (page: Page) => page.evaluate(() => (window as unknown as { begun: string[] }).begun);

// wcag: 2.2.2
test('nothing is animated for visitors who want no motion, dialogs and toasts included @a11y', async ({
  createRaffle,
  page,
  picker,
  payment,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(watchMotion, {
    properties: [...PLACE, ...STRENGTH],
    starts: ['animationstart', 'transitionrun'],
  });
  const { rifid } = await createRaffle({ tickets: 12, img: ['a.jpg', 'b.jpg', 'c.jpg'] });
  for (const path of ['/home', '/contact']) {
    await page.goto(path);
    expect(await moved(page), path).toEqual([]);
  }
  await picker.open(rifid);
  await picker.take('03');
  await picker.pickAtRandom(13);
  await expect(page.getByText('La cantidad maxima de tickets es de 12')).toBeVisible();
  expect(await moved(page)).toEqual([]);
  await payment.reopen();
  expect(await moved(page)).toEqual([]);
});

// A button that moves between press and release loses the tap.
test('the payment opens with its buttons where they stay', async ({
  openPicker,
  page,
  picker,
  payment,
}) => {
  await page.addInitScript(watchMotion, { properties: PLACE, starts: ['animationstart'] });
  await openPicker({ tickets: 12 });
  await picker.take('03');
  await payment.reopen();
  expect(await moved(page)).toEqual([]);
});

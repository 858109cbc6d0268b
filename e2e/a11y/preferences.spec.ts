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
  createRaffle,
  page,
  picker,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { rifid } = await createRaffle({ tickets: 10, apartados: ['05'] });
  await picker.open(rifid);
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

/** Records changes of place, size or strength that last long enough to be seen, by keyframes or transitions. */
function watchMotion() {
  const MOVES =
    /^(opacity|transform|translate|scale|rotate|inset|top|left|width|height|margin|marginTop|boxShadow|backgroundColor)$/;
  const begun: string[] = [];
  Object.assign(window, { begun });
  const note = ({ target }: Event) => {
    for (const { effect } of (target as Element).getAnimations()) {
      const moves = (effect as KeyframeEffect)
        .getKeyframes()
        .some((frame) => Object.keys(frame).some((name) => MOVES.test(name)));
      const lasts = Number(effect?.getComputedTiming().duration) > 10;
      if (moves && lasts) begun.push((target as Element).outerHTML.slice(0, 120));
    }
  };
  addEventListener('animationstart', note, true);
  addEventListener('transitionrun', note, true);
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
  await page.addInitScript(watchMotion);
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

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { expectAccessibleInForcedColours } from '../support/axe';
import { shopUrl } from '../support/addresses';
import { buyTicket } from '../support/buy-ticket';
import { checkEveryPage, enlarge } from '../support/large-letters';
import { cutOff, sidewaysScroll, walkDown } from '../support/page-layout';

const METHOD = {
  name: 'Pago Móvil',
  descripcion: 'Banco de Venezuela',
  cuenta: 'Teléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9',
  tasa: 400,
};

for (const { name, width, letters } of [
  { name: '320 px wide', width: 320, letters: '100%' },
  { name: 'letters twice as large on a tablet', width: 768, letters: '200%' },
  { name: 'a desktop at 200 %', width: 640, letters: '100%' },
]) {
  test(`everything can be read and used: ${name} @a11y`, async ({
    buyer,
    createRaffle,
    expectedErrors,
    page,
    picker,
    payment,
  }) => {
    expectedErrors.push(/status of 404/);
    const { rifid } = await createRaffle({ tickets: 60, metodos: [METHOD] });
    const finished = await createRaffle({ abierta: false, ganador: { numero: '07' } });
    const ticket = await buyTicket(shopUrl, rifid, buyer, 2);
    const pages = { open: rifid, finished: finished.rifid, ticket };
    await page.setViewportSize({ width, height: 640 });
    await checkEveryPage(page, pages, letters, async (path) => {
      expect(await sidewaysScroll(page), path).toBe(0);
    });
    await picker.takeFirst();
    await expect(picker.bar).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await payment.reopen();
    expect(await cutOff(payment.dialog)).toEqual([]);
    await payment.submit.click();
    await expect(payment.receipt).toBeFocused();
    await expect(payment.receipt.locator('..')).toBeInViewport();
    expect(await cutOff(payment.dialog)).toEqual([]);
  });
}

test('letters twice as large on a phone push no screen sideways @a11y', async ({
  buyer,
  createRaffle,
  expectedErrors,
  page,
  picker,
  payment,
}) => {
  expectedErrors.push(/status of 404/);
  const { rifid } = await createRaffle({ tickets: 1100, img: ['a.jpg', 'b.jpg'] });
  const finished = await createRaffle({ abierta: false, ganador: { numero: '07' } });
  const ticket = await buyTicket(shopUrl, rifid, buyer, 2);
  const pages = { open: rifid, finished: finished.rifid, ticket };
  await checkEveryPage(page, pages, '200%', async (path) => {
    await walkDown(page);
    expect(await sidewaysScroll(page), path).toBe(0);
  });
  const cells = await picker
    .cells()
    .evaluateAll((all) => all.map((cell) => cell.scrollWidth - cell.clientWidth));
  expect(Math.max(...cells), 'a number wider than its cell').toBeLessThanOrEqual(0);
  await picker.takeFirst();
  expect(await cutOff(picker.bar)).toEqual([]);
  await page.getByRole('button', { name: 'Verificar mis números' }).click();
  await page.getByRole('textbox', { name: 'Cédula' }).waitFor();
  expect(await sidewaysScroll(page), 'verification').toBe(0);
  await payment.reopen();
  expect(await cutOff(payment.dialog)).toEqual([]);
  expect(await sidewaysScroll(page), 'payment').toBe(0);
});

test('letters twice as large on a phone leave the header whole @a11y', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/contact');
  await enlarge(page);
  const header = page.getByRole('banner');
  const low = (await header.boundingBox())?.height ?? 0;
  expect(await cutOff(header)).toEqual([]);
  expect((await header.getByRole('img').boundingBox())?.width, 'logo').toBeGreaterThan(120);
  for (const name of ['Inicio', 'Contacto']) {
    const box = await header.getByRole('link', { name, exact: true }).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= low, name).toBe(true);
  }
});

const look = (cell: Locator) =>
  cell.evaluate((el) => {
    const { backgroundColor, borderTopStyle } = getComputedStyle(el);
    return `${backgroundColor} ${borderTopStyle}`;
  });

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

/** Motion that is seen to last, now. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)),
  );

test('for who wants no motion nothing is animated, dialogs and toasts included @a11y', async ({
  createRaffle,
  page,
  picker,
  payment,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { rifid } = await createRaffle({ tickets: 12, img: ['a.jpg', 'b.jpg', 'c.jpg'] });
  for (const path of ['/home', '/contact']) {
    await page.goto(path);
    expect(await moving(page), path).toEqual([]);
  }
  await picker.open(rifid);
  await picker.take('03');
  await picker.pickAtRandom(13);
  await expect(page.getByText('La cantidad maxima de tickets es de 12')).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await payment.reopen();
  expect(await moving(page)).toEqual([]);
});

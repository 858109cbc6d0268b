import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { buyTicket } from '../support/buy-ticket';
import { clippedTexts } from '../support/clipped-text';
import { enlarge, spaceOut, visitEveryPage } from '../support/large-letters';
import {
  brokenWords,
  cutOff,
  outsideOfCards,
  overlaps,
  sidewaysScroll,
  walkDown,
} from '../support/page-layout';
import { smallTargets } from '../support/small-targets';
import { stillShare } from '../support/still-share';

/** The settings for each screen. A desktop of 1280 px is 640 px wide at 200 %, and 320 by 256 at 400 %. */
const LOOKS = [
  { width: 320, height: 256, letters: '100%' },
  { width: 360, height: 740, letters: '100%', spaced: true },
  { width: 640, height: 740, letters: '100%' },
  { width: 768, height: 740, letters: '200%' },
  { width: 360, height: 740, letters: '200%' },
];

const RAFFLE = {
  name: 'PlayStation 5 edición especial con dos mandos y cinco juegos',
  monto: 25,
  tickets: 1100,
  img: ['a.jpg', 'b.jpg'],
  premios: [{ fecha: '2031-03-01T23:30:00.000Z', name: 'Bono', descripcion: 'Por 10' }],
  metodos: [
    {
      name: 'Pago Móvil',
      descripcion: 'Banco de Venezuela',
      cuenta: 'Teléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9',
      tasa: 237.822,
    },
  ],
};

const AMOUNT = /(\$|Bs)\s*\d/;
const LABEL = /^Boleto digital$/;

async function expectLargeTargets(page: Page, path: string) {
  await enlarge(page, '100%');
  expect(await smallTargets(page.locator('body')), `too small to tap: ${path}`).toEqual([]);
}

// wcag: 1.4.4
test('every screen can be read and used on narrow screens and with letters twice as large @a11y', async ({
  buyer,
  createRaffle,
  expectedErrors,
  page,
  picker,
  payment,
}) => {
  expectedErrors.push(/status of 404/);
  const { rifid } = await createRaffle(RAFFLE);
  const finished = await createRaffle({ abierta: false, ganador: { numero: '07' } });
  const ticket = await buyTicket(shopUrl, rifid, buyer, 3);
  const main = page.getByRole('main');
  const floating = page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');

  async function inEachLook(
    screen: string,
    part: Locator,
    check?: (where: string) => Promise<void>,
  ) {
    for (const { width, height, letters, spaced } of LOOKS) {
      await page.setViewportSize({ width, height });
      await enlarge(page, letters);
      const closeUp = spaced && (await spaceOut(page));
      const where = `${screen} at ${width} × ${height} with letters of ${letters}${spaced ? ', spaced out' : ''}`;
      expect(await sidewaysScroll(page), `pushed sideways: ${where}`).toBe(0);
      expect(await brokenWords(part), `broken in two: ${where}`).toEqual([]);
      expect(await clippedTexts(part), `cut off: ${where}`).toEqual([]);
      expect(await stillShare(page), `under bars: ${where}`).toBeLessThan(0.4);
      await check?.(where);
      if (closeUp) await closeUp();
    }
  }

  await visitEveryPage(page, { open: rifid, finished: finished.rifid, ticket }, (path) =>
    test.step(path, async () => {
      await inEachLook(path, main);
      for (const kind of [AMOUNT, LABEL]) {
        expect(await outsideOfCards(page.locator('body'), kind), path).toEqual([]);
      }
      await expect(floating).toHaveCount(2);
      expect(await overlaps(floating), path).toEqual([]);
      if ([ticket, `/rifa/${rifid}`].includes(path)) await expectLargeTargets(page, path);
      await walkDown(page);
      expect(await sidewaysScroll(page), `pushed sideways at its end: ${path}`).toBe(0);
    }),
  );

  await test.step('choosing', async () => {
    const cells = await picker
      .cells()
      .evaluateAll((all) => all.map((cell) => cell.scrollWidth - cell.clientWidth));
    expect(Math.max(...cells), 'a number wider than its cell').toBeLessThanOrEqual(0);
    await picker.pickAtRandom(1);
    await inEachLook('chosen', picker.bar, async (where) => {
      await expect(picker.bar).toBeInViewport();
      expect(await cutOff(picker.bar), `cut off: ${where}`).toEqual([]);
    });
    await page.getByRole('button', { name: 'Verificar mis números' }).click();
    await page.getByRole('textbox', { name: 'Cédula' }).waitFor();
    expect(await sidewaysScroll(page), 'verification').toBe(0);
  });

  await test.step('paying', async () => {
    const isWhole = async (where: string) =>
      expect(await cutOff(payment.dialog), `cut off: ${where}`).toEqual([]);
    await payment.tapPay();
    await inEachLook('to pay', payment.dialog, isWhole);
    await payment.goOn();
    await inEachLook('receipt', payment.dialog, isWhole);
    await inEachLook('what is missing', payment.dialog, async (where) => {
      await payment.submit.click();
      await expect(payment.receipt).toBeFocused();
      await expect(payment.receipt.locator('..')).toBeInViewport();
      expect(await cutOff(payment.dialog), `cut off: ${where}`).toEqual([]);
    });
  });

  await test.step('amounts', async () => {
    // The account and its amount are folded beside the receipt.
    const shown = (amount: string) =>
      payment.dialog.getByText(amount).filter({ visible: true }).first();
    await expect(shown('Bs 5.945,55')).toBeVisible();
    expect(await outsideOfCards(payment.dialog, AMOUNT)).toEqual([]);
    await payment.button('Cerrar').click();
    await picker.pickAtRandom(25);
    await payment.reopen();
    await expect(shown('Bs 148.638,75')).toBeVisible();
    expect(await outsideOfCards(payment.dialog, AMOUNT)).toEqual([]);
    expect(await cutOff(payment.dialog)).toEqual([]);
  });
});

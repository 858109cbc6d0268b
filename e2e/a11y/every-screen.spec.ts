import { expect, test } from '../fixtures/shop';
import { shopUrl } from '../support/addresses';
import { buyTicket } from '../support/buy-ticket';
import { enlarge, visitEveryPage } from '../support/large-letters';
import {
  brokenWords,
  cutOff,
  outsideOfCards,
  overlaps,
  sidewaysScroll,
  walkDown,
} from '../support/page-layout';

/** How a screen is looked at, one after the other; a desktop at 200 % is 640 px wide. */
const LOOKS = [
  { width: 320, letters: '100%' },
  { width: 360, letters: '100%' },
  { width: 640, letters: '100%' },
  { width: 768, letters: '200%' },
  { width: 360, letters: '200%' },
];

const RAFFLE = {
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

test('every screen can be read and used on narrow screens and with letters twice as large @a11y', async ({
  buyer,
  createRaffle,
  expectedErrors,
  page,
  picker,
  payment,
}) => {
  test.slow();
  expectedErrors.push(/status of 404/);
  const { rifid } = await createRaffle(RAFFLE);
  const finished = await createRaffle({ abierta: false, ganador: { numero: '07' } });
  const ticket = await buyTicket(shopUrl, rifid, buyer, 3);
  const main = page.getByRole('main');
  const floating = page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');

  async function inEachLook(
    screen: string,
    check: (where: string, isPhone: boolean) => Promise<void>,
  ) {
    for (const { width, letters } of LOOKS) {
      await page.setViewportSize({ width, height: 740 });
      await enlarge(page, letters);
      const where = `${screen} at ${width} px with letters of ${letters}`;
      expect(await sidewaysScroll(page), `pushed sideways: ${where}`).toBe(0);
      await check(where, width <= 360);
    }
  }

  await visitEveryPage(page, { open: rifid, finished: finished.rifid, ticket }, (path) =>
    test.step(path, async () => {
      await inEachLook(path, async (where, isPhone) => {
        if (isPhone) expect(await brokenWords(main), `broken in two: ${where}`).toEqual([]);
      });
      for (const kind of [AMOUNT, LABEL]) {
        expect(await outsideOfCards(page.locator('body'), kind), path).toEqual([]);
      }
      expect(await overlaps(floating), path).toEqual([]);
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
    await inEachLook('chosen', async (where, isPhone) => {
      await expect(picker.bar).toBeInViewport();
      expect(await cutOff(picker.bar), `cut off: ${where}`).toEqual([]);
      if (isPhone) expect(await brokenWords(picker.bar), `broken in two: ${where}`).toEqual([]);
    });
    await page.getByRole('button', { name: 'Verificar mis números' }).click();
    await page.getByRole('textbox', { name: 'Cédula' }).waitFor();
    expect(await sidewaysScroll(page), 'verification').toBe(0);
  });

  await test.step('paying', async () => {
    const isWhole = async (where: string, isPhone: boolean) => {
      expect(await cutOff(payment.dialog), `cut off: ${where}`).toEqual([]);
      if (isPhone) expect(await brokenWords(payment.dialog), `broken in two: ${where}`).toEqual([]);
    };
    await payment.tapPay();
    await inEachLook('to pay', isWhole);
    await payment.goOn();
    await inEachLook('receipt', isWhole);
    await inEachLook('what is missing', async (where) => {
      await payment.submit.click();
      await expect(payment.receipt).toBeFocused();
      await expect(payment.receipt.locator('..')).toBeInViewport();
      expect(await cutOff(payment.dialog), `cut off: ${where}`).toEqual([]);
    });
  });

  await test.step('amounts', async () => {
    await expect(payment.dialog.getByText('Bs 5.945,55').first()).toBeVisible();
    expect(await outsideOfCards(payment.dialog, AMOUNT)).toEqual([]);
    await payment.button('Cerrar').click();
    await picker.pickAtRandom(25);
    await payment.reopen();
    await expect(payment.dialog.getByText('Bs 148.638,75').first()).toBeVisible();
    expect(await outsideOfCards(payment.dialog, AMOUNT)).toEqual([]);
    expect(await cutOff(payment.dialog)).toEqual([]);
  });
});

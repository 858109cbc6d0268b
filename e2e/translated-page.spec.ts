import type { Page } from '@playwright/test';
import type { PurchaseOutcome } from '@/lib/raffle/purchase';
import { expect, test } from './fixtures/shop';
import { readTickets } from './support/admin-truth';
import { expectFiguresKept } from './support/figures-kept';
import { purchasesSent } from './support/purchases-sent';
import { readClipboard } from './support/read-clipboard';
import { capture, noisyPhoto } from './support/receipts';
import { slowUpload } from './support/slow-upload';

const raffle = {
  monto: 2.5,
  fecha: '2031-03-05T23:30:00.000Z',
  tickets: ['0427', '0815', '1234', '2000'],
  metodos: [
    { name: 'Pago Móvil', descripcion: 'Banco', cuenta: 'Teléfono: 0414-555.01.34', tasa: 400 },
    { name: 'Zelle', descripcion: 'En dólares', cuenta: 'pagos@rifas.example', tasa: 1 },
  ],
};

const trace = 'K7PQ2M';

/**
 * Changes a page as Chrome's translation does: it replaces the nodes of each translatable text, also of text that
 * appears later. The words stay the same, so that a story can read them.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const KEPT = '[translate=no], script, style, noscript, textarea, font';

    function translate(root: Node) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      if (root instanceof Text) found.push(root);
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (!text.parentElement || text.parentElement.closest(KEPT)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) if (node.isConnected) translate(node);
        if (target instanceof Text && target.isConnected) translate(target);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

test('a page that the browser translates is bought on from the grid to the ticket, and each amount stays true @purchase', async ({
  page,
  admin,
  buyer,
  openPicker,
  payment,
  picker,
}) => {
  const copied = await readClipboard(page);
  const rifid = await openPicker(raffle);
  const body = page.locator('body');
  await expectFiguresKept(body, raffle.tickets);
  await translatePage(page);

  await picker.take('0427', '0815', '1234');
  await expect(picker.bar).toContainText('3 números');
  await expect(picker.bar).toContainText('Bs\u00a03.000,00');
  await picker.chip('1234').getByRole('button').click();
  await expect(picker.bar).toContainText('2 números');
  await expect(picker.status).toContainText('2 números elegidos, total Bs\u00a02.000,00');
  await expect(picker.bar).toContainText('Bs\u00a02.000,00');
  await picker.search.fill('2000');
  await expect(page.getByText('¡El 2000 está libre!')).toBeVisible();
  await picker.search.fill('99');
  await expect(page.getByText('No hay números libres con «99».')).toBeVisible();
  await picker.search.fill('0427');
  await expect(page.getByText('Ya elegiste el 0427.')).toBeVisible();
  await expectFiguresKept(body, raffle.tickets);
  await page.getByRole('button', { name: 'Limpiar Filtros' }).click();
  const seconds = page.getByRole('timer').getByRole('paragraph').last();
  await seconds.scrollIntoViewIfNeeded();
  const before = await seconds.textContent();
  await expect(seconds).not.toHaveText(before ?? '');

  await picker.pay.click();
  const total = payment.dialog.getByRole('paragraph').filter({ hasText: /^Total / });
  const copyTotal = payment.button('Copiar el total');
  await copyTotal.click();
  await expect.poll(copied).toBe('2000,00');
  await expect(payment.dialog.getByText('Copiado: el total')).toHaveCount(1);
  await expect(payment.dialog.getByText('Copiado: el total')).toHaveCount(0);
  await expect(copyTotal).toHaveText('Copiar el total');
  for (const [method, paid] of [
    ['Zelle', '$5,00'],
    ['Pago Móvil', 'Bs\u00a02.000,00'],
    ['Zelle', '$5,00'],
  ] as const) {
    await payment.method.selectOption({ label: method });
    await expect(total).toHaveText(`Total ${paid}`);
  }
  await payment.method.selectOption({ label: 'Pago Móvil' });
  await expectFiguresKept(body, raffle.tickets);

  await payment.goOn();
  await expectFiguresKept(body, raffle.tickets);
  await payment.pick(await capture());
  await payment.button('Quitar imagen').click();
  await payment.submit.click();
  await expect(payment.dialog.getByText('Este campo es obligatorio').first()).toBeVisible();
  await payment.fill(buyer, await noisyPhoto(520, 520, 10));
  await slowUpload(page);
  await payment.submit.click();
  const progress = payment.dialog.getByText(/^\d+ % enviado/);
  const share = await progress.textContent();
  await expect(progress).not.toHaveText(share ?? '');
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  await expect(
    payment.dialog.getByText('Tu pago de Bs\u00a02.000,00 quedó registrado'),
  ).toBeVisible();
  await expect(payment.dialog.getByText('0427, 0815', { exact: true }).first()).toBeVisible();
  await payment.finish();
  await expectFiguresKept(body, [...raffle.tickets, buyer.reference]);
  await expect(picker.number('0427, apartado')).toBeVisible();

  const bought = await readTickets(admin, rifid, ['0427', '0815', '1234']);
  expect(bought.map(({ estado }) => estado)).toEqual(['Apartado', 'Apartado', 'Disponible']);
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test.describe('endings of a page that the browser translates', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  async function answerWith(page: Page, outcome: PurchaseOutcome) {
    await page.route(/\/api\/(raffles\/\w+\/payments|payments\/)/, (route) =>
      route.fulfill({ json: { ok: true, outcome } }),
    );
  }

  test('unknown at first, registered then @purchase @faults', async ({
    page,
    fillPayment,
    payment,
  }) => {
    await answerWith(page, { state: 'verifying', trace });
    await fillPayment(['0427', '0815'], raffle);
    await translatePage(page);
    await payment.submit.click();
    await expect(payment.panel('Estamos verificando tu pago')).toBeVisible();
    const numbers = ['0427', '0815'];
    await answerWith(page, { state: 'registered', numbers, ticketPath: '/boleto/muestra', trace });
    await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  });
});

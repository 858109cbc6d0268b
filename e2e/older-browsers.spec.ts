import { expect, test } from './fixtures/shop';
import { purchasesSent } from './support/purchases-sent';
import { capture } from './support/receipts';

/** Features missing in at least one of the oldest browsers of docs/browsers.md. */
function forgetLaterFeatures() {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) delete (from as Record<string, unknown>)[name];
  };
  forget(window, 'requestIdleCallback', 'scheduler', 'Worker', 'OffscreenCanvas', 'navigation');
  forget(window, 'createImageBitmap', 'visualViewport', 'structuredClone', 'CloseWatcher');
  forget(AbortSignal, 'timeout', 'any');
  forget(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover', 'inert');
  forget(Document.prototype, 'startViewTransition');
  forget(Navigator.prototype, 'share', 'canShare', 'clipboard', 'connection');
  forget(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast');
  forget(Element.prototype, 'ariaDisabled', 'ariaPressed', 'role');
  const { matches } = Element.prototype;
  Element.prototype.matches = function (this: Element, selector: string) {
    if (selector.includes(':popover-open')) throw new SyntaxError(selector);
    return matches.call(this, selector);
  } as Element['matches'];
}

test('the oldest supported browser can buy, and cannot choose reserved numbers @purchase', async ({
  page,
  admin,
  openPicker,
  buyer,
  picker,
  payment,
}) => {
  await page.addInitScript(forgetLaterFeatures);
  const rifid = await openPicker({ tickets: 52, apartados: ['05'] });
  await picker.filter.selectOption('Todos');
  await picker.number('05, apartado').click({ force: true });
  await picker.take('03');
  await expect(picker.chips.getByRole('listitem')).toHaveCount(1);
  await picker.pickAtRandom(49);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(49);
  const free = picker.grid.locator('[aria-pressed=false]:not([aria-disabled])');
  await free.first().click();
  await expect(picker.chips.getByRole('listitem')).toHaveCount(50);
  await free.first().click();
  await expect(page.getByRole('status').filter({ hasText: 'El limite maximo' })).toBeVisible();
  await payment.reopen();
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test('a web view made without storages buys @purchase', async ({
  page,
  admin,
  openPayment,
  buyer,
  payment,
}) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, { value: null });
    }
  });
  const rifid = await openPayment(['0427']);
  await payment.fill(buyer, await capture());
  await payment.submit.click();
  await expect(payment.panel('¡Pago registrado!')).toBeVisible();
  expect(await purchasesSent(admin, rifid)).toBe(1);
});

test.describe('where the scripts cannot be parsed', () => {
  test.use({ bypassCSP: true, expectedErrors: [/SyntaxError|Unexpected token/] });

  test('the raffle can be read, and bought by WhatsApp', async ({ createRaffle, page }) => {
    const { rifid } = await createRaffle({ name: 'Moto 0 km', tickets: 20 });
    await page.route('**/_next/static/chunks/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'class {' }),
    );
    // Safari before 16.4 answers these style queries so.
    await page.route(`**/rifa/${rifid}`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/\(font: ?-apple-system-body\)/g, '(color:red)');
      await route.fulfill({ response: answer, body: body.replace(/\(height: ?1lh\)/g, '(no:no)') });
    });
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto 0 km');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const link = page.getByRole('link', { name: 'comprar por WhatsApp', exact: true });
    await expect(link).toHaveAttribute('href', /wa\.me.*Moto%200%20km/);
    await expect(
      page.getByRole('link', { name: 'Comprar un número por WhatsApp' }),
    ).toBeInViewport();
  });
});

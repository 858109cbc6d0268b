import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { revalidate } from './support/revalidate';

// wcag: 3.2.3
test('every page links to verification and results at every width', async ({
  createRaffle,
  page,
  request,
}) => {
  const name = 'Moto que se verifica';
  const { rifid } = await createRaffle({ name, fecha: '2098-01-01' });
  await revalidate(request);
  // A window that changes its size would break off the fading from one page into the next, with an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const header = page.getByRole('banner');
  const link = (title: string) => header.getByRole('link', { name: title });
  for (const path of ['/home', '/contact', `/rifa/${rifid}`, '/verificar']) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      for (const title of ['Resultados', 'Mis números']) await link(title).click({ trial: true });
    }
    await link('Resultados').click();
    await expect(page).toHaveURL('/resultados');
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await link('Mis números').click();
    await expect(page).toHaveURL('/verificar');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/rifa/${rifid}#verificar`);
    await expect(page.getByRole('button', { name: 'Verificar mis números' })).toBeInViewport();
  }
});

// wcag: 2.5.8
test('every link is at least 24 px high @a11y', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  const sold = await createRaffle({ tickets: 5, pagados: 5 });
  const pages = ['/home', '/contact', '/resultados', '/verificar'];
  for (const path of [...pages, `/rifa/${rifid}`, `/rifa/${sold.rifid}`]) {
    await page.goto(path);
    const low = () =>
      page.locator('a').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility({ visibilityProperty: true }))
          .filter((link) => link.getBoundingClientRect().height < 24)
          .map((link) => link.outerHTML.slice(0, 120)),
      );
    // Content far below is laid out a moment after the first paint.
    await expect.poll(low, path).toEqual([]);
  }
});

test('no amount is written more than three times on a screen', async ({
  createRaffle,
  page,
  payment,
  picker,
}) => {
  const metodos = [{ name: 'Pago Móvil', cuenta: '0102, 04140000000, V-12345678', tasa: 396.37 }];
  const { rifid } = await createRaffle({ monto: 6.13, tickets: ['0427', '0428'], metodos });
  const mostOften = async (shown: Locator) => {
    const typed = await shown
      .getByRole('textbox', { name: /^Monto/ })
      .evaluateAll((fields) => fields.map((field) => `Bs ${(field as HTMLInputElement).value}`));
    const said = await shown.evaluate((part: HTMLElement) => {
      const folded = 'details:not([open]) > :not(summary)';
      const unseen = [...part.querySelectorAll<HTMLElement>(`.visually-hidden, ${folded}`)];
      for (const each of unseen) each.style.display = 'none';
      const words = part.innerText;
      for (const each of unseen) each.style.display = '';
      return words;
    });
    const words = [said, ...typed].join('\n').replaceAll('.', '');
    const amounts = words.match(/(Bs\s|\$)\d+(,\d\d)?/g) ?? [];
    expect(amounts.length).toBeGreaterThan(0);
    const times = amounts.map((amount) => amounts.filter((other) => other === amount).length);
    return Math.max(...times);
  };
  await picker.open(rifid);
  expect(await mostOften(page.locator('body')), 'raffle').toBeLessThanOrEqual(3);
  for (const number of ['0427', '0428']) {
    await picker.take(number);
    expect(await mostOften(page.locator('body')), `with ${number}`).toBeLessThanOrEqual(3);
    await payment.tapPay();
    expect(await mostOften(payment.dialog), `to pay, with ${number}`).toBeLessThanOrEqual(3);
    await payment.goOn();
    expect(await mostOften(payment.dialog), `receipt, with ${number}`).toBeLessThanOrEqual(3);
    await page.keyboard.press('Escape');
  }
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [1440, 900],
] as const) {
  test(`a toast covers no title and no way on of the payment at ${width} px @purchase`, async ({
    fillPayment,
    page,
    payment,
  }) => {
    await page.setViewportSize({ width, height });
    await fillPayment(['0427']);
    await payment.submit.click();
    const toast = page.locator('#toasts').getByText('Estupendo, se ha registrado el pago');
    await expect(toast).toBeVisible();
    const lines = (await toast.locator('..').boundingBox())!;
    expect(lines.y + lines.height).toBeLessThanOrEqual(height);
    const title = (await payment.dialog.locator('header').boundingBox())!;
    expect(title.y + title.height).toBeLessThanOrEqual(lines.y);
    for (const way of await payment.dialog.locator('summary, section a, footer a').all()) {
      expect((await way.boundingBox())!.y).toBeGreaterThanOrEqual(lines.y + lines.height);
    }
  });
}

test('a finger on the foot of the payment window moves nothing', async ({
  createRaffle,
  page,
  payment,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { rifid } = await createRaffle({ tickets: ['0427'] });
  const outOfSight = () =>
    payment.dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await payment.openToPay(rifid, ['0427']);
  expect(await outOfSight(), 'to pay').toBe(0);
  await payment.goOn();
  expect(await outOfSight(), 'receipt').toBe(0);
});

import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/shop';
import { expectAccessibleInForcedColours } from '../support/axe';

const METHOD = {
  name: 'Pago Móvil',
  descripcion: 'Banco de Venezuela',
  cuenta: 'Teléfono: 0414-555.01.34\nBanco: 0102\nRIF: J-12345678-9',
  tasa: 237.822,
};

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const hasEdge = (part: Locator) =>
  part.evaluate((el) => getComputedStyle(el).borderTopStyle !== 'none');

const edgeOf = (part: Locator) =>
  part.evaluate((el) => {
    const { borderTopWidth, borderTopColor } = getComputedStyle(el);
    return `${borderTopWidth} ${borderTopColor}`;
  });

// wcag: 1.4.1
test('in forced colours the payment is whole: what can be tapped and the total have an edge @a11y', async ({
  createRaffle,
  page,
  payment,
}) => {
  const { rifid } = await createRaffle({ tickets: 60, metodos: [METHOD] });
  await page.goto(`/rifa/${rifid}`);
  const floating = page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');
  await expect(floating).toHaveCount(2);
  for (const link of await floating.all()) {
    expect(await hasEdge(link)).toBe(true);
  }
  await payment.openToPay(rifid, ['03']);
  await payment.goOn();
  expect(await hasEdge(payment.submit), 'button').toBe(true);
  const country = payment.dialog.getByRole('combobox', { name: 'Código de país' });
  await expect(country, 'the code is written over it').toHaveCSS(
    '-webkit-text-fill-color',
    'rgba(0, 0, 0, 0)',
  );
  await payment.submit.click();
  await expect(payment.receipt).toBeFocused();
  await expect(payment.receipt.locator('..')).not.toHaveCSS('outline-style', 'none');
  await expectAccessibleInForcedColours(page);
});

test('in forced colours cards, bars and chosen numbers have an edge, and the logo fits the background @a11y', async ({
  admin,
  createRaffle,
  page,
  picker,
  quickPurchase,
}) => {
  const { rifid, name } = await createRaffle({ tickets: 60, pagados: 20 });
  await createRaffle({ abierta: false, ganador: { numero: '07' } });
  for (const path of ['/home', '/resultados']) {
    await page.goto(path);
    expect(await hasEdge(page.getByRole('article').first()), path).toBe(true);
  }
  await page.goto(`/rifa/${rifid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await hasEdge(page.getByRole('progressbar', { name: 'Parte vendida' }))).toBe(true);
  const offer = quickPurchase.offer(5);
  const before = await edgeOf(offer);
  await offer.click();
  await expect(offer).toHaveAttribute('aria-pressed', 'true');
  expect(await edgeOf(offer)).not.toBe(before);
  await expect(picker.bar).toBeVisible();
  expect(await hasEdge(picker.bar), 'bottom bar').toBe(true);
  const [taken = ''] = await quickPurchase.drawn.allTextContents();
  await admin.setTickets(rifid, [taken], 'Apartado');
  const lost = page.getByRole('list', { name: 'Números que apartó otra persona' });
  await picker.lookUntil(lost);
  expect(await hasEdge(lost), 'lost number').toBe(true);

  const footer = page.getByRole('contentinfo').getByRole('img').first();
  await footer.scrollIntoViewIfNeeded();
  const source = (logo: Locator) => logo.evaluate((img: HTMLImageElement) => img.currentSrc);
  const header = page.getByRole('banner').getByRole('img');
  await expect.poll(() => source(footer)).toBe(await source(header));
});

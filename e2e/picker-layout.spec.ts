import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { enlarge } from './support/large-letters';

test('a raffle stands in the middle between phones and wide screens, with large letters too', async ({
  createRaffle,
  page,
}) => {
  const { rifid } = await createRaffle({ tickets: 20 });
  await page.goto(`/rifa/${rifid}`);
  for (const [width, letters] of [
    [600, '100%'],
    [650, '100%'],
    [740, '100%'],
    [900, '200%'],
    [1300, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await enlarge(page, letters);
    const { x, width: own } = (await page
      .getByRole('navigation', { name: 'Ruta de navegación' })
      .boundingBox())!;
    expect(Math.round(2 * x + own), `at ${width} with letters of ${letters}`).toBe(width);
  }
});

test.use({ viewport: { width: 360, height: 740 } });

const top = async (part: Locator) => (await part.boundingBox())!.y;

test('the controls before the numbers take two rows of a phone', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 500 });
  const upper = [picker.search, picker.filter];
  const lower = [
    page.getByRole('spinbutton', { name: 'Cantidad' }),
    picker.button('Elegir al azar'),
    picker.button('Limpiar Filtros'),
  ];
  for (const row of [upper, lower]) {
    const tops = await Promise.all(row.map(top));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24);
  }
  expect((await top(picker.grid)) - (await top(picker.search))).toBeLessThan(310);
});

test('an upward flick on the numbers moves the page, a sideways one turns to others', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 500 });
  await picker.number('000').hover();
  const before = await top(picker.grid);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => top(picker.grid)).toBeLessThanOrEqual(before - 290);
  await page.mouse.wheel(300, 0);
  await expect(picker.number('084')).toBeInViewport({ ratio: 1 });
  await picker.take('084');
  await expect(picker.chip('084')).toBeVisible();
});

const photographed = {
  tickets: 500,
  monto: 5,
  portada: '65a1f0000000000000000001-pickup-sunset.jpg',
  metodos: [{ name: 'Pago Móvil', cuenta: 'Banco: 0102', tasa: 396.37 }],
};

test('the bar of a chosen quantity cuts no quantity', async ({
  openPicker,
  picker,
  quickPurchase,
}) => {
  await openPicker({ ...photographed, name: 'Toyota Hilux 4x4' });
  await quickPurchase.offer(5).click();
  await expect(quickPurchase.drawn).toHaveCount(5);
  const bar = await top(picker.bar);
  for (const offer of await quickPurchase.offers.all()) {
    const { y, height } = (await offer.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar);
  }
});

test('from a chosen quantity the keyboard reaches "Pagar Ahora" with one tab @a11y', async ({
  openPicker,
  page,
  payment,
  picker,
  quickPurchase,
}) => {
  await openPicker({ tickets: 500 });
  await quickPurchase.offer(1).focus();
  await page.keyboard.press('Enter');
  await expect(picker.bar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir a Pagar Ahora' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker.pay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payment.dialog).toBeVisible();
});

import { expect, test } from './fixtures/shop';
import { sidewaysScroll } from './support/page-layout';
import { WHOLE_RAFFLE } from './support/whole-raffle';

/** `lib/admin-api/raffles.test.ts` leaves them out one by one. */
const NOT_NEEDED = [
  'portada',
  'img',
  'premios',
  'metodos',
  'admin',
  'descripcion',
  'loteria',
  'fecha',
  'estado',
  'total',
  'disponibles',
  'apartados',
  'pagados',
];

test('a raffle with little but a name and a price still sells', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ ...WHOLE_RAFFLE, omit: NOT_NEEDED });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto 0 km');
  await expect(picker.cells()).toHaveCount(57);
  await expect(picker.cells().first()).toBeEnabled();
});

test('a raffle without a price is shown and not sold', async ({ openPicker, page, picker }) => {
  await openPicker({ ...WHOLE_RAFFLE, omit: ['monto'] });
  await expect(page.getByRole('main').getByText('Precio por anunciar')).toBeVisible();
  await expect(page.getByRole('main').getByText('$0')).toHaveCount(0);
  await expect(picker.cells()).toHaveCount(57);
  await expect(picker.cells().first()).toBeDisabled();
});

test('a raffle with nothing but a name shows no empty section', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({
    name: 'N'.repeat(200),
    portada: null,
    img: [],
    premios: [],
    metodos: [],
    omit: ['descripcion', 'loteria', 'fecha', 'total', 'apartados', 'pagados', 'disponibles'],
  });
  await page.goto(`/rifa/${rifid}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('N'.repeat(200));
  for (const name of ['Premios especiales', 'Métodos de pago', 'Galería', 'Número ganador']) {
    await expect(main.getByRole('region', { name })).toHaveCount(0);
  }
  await expect(main.getByRole('progressbar')).toHaveCount(0);
  await expect(main.getByRole('timer')).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('another seller’s raffle', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is none of this shop’s, and nobody learns where to pay for it', async ({
    createRaffle,
    page,
  }) => {
    const { rifid } = await createRaffle({
      name: 'Rifa ajena',
      metodos: [{ name: 'Zelle', cuenta: 'ajeno@example.com', tasa: 1 }],
      override: { admin: { _id: '5f3a9c1e7b2d4a0016c8e5ff', name: 'Otra' } },
    });
    const shown = await page.goto(`/rifa/${rifid}`);
    expect(await shown?.text()).not.toContain('ajen');
    const tickets = await page.request.get(`/api/raffles/${rifid}/tickets`);
    expect(tickets.status()).toBe(404);
  });
});

test('a raffle with odd texts opens, and its name is plain text', async ({ openPicker, page }) => {
  await openPicker({
    name: '<b>Moto</b> 0&nbsp;km &amp; casco',
    descripcion: '<br'.repeat(30_000),
    override: { portada: { img: 'moto \ud83d.jpg' }, img: [{ img: '\udc00.jpg' }] },
    premios: [{ name: 'P'.repeat(100_000), descripcion: '@'.repeat(100_000) }],
    metodos: [{ name: 'Zelle', cuenta: '@'.repeat(5000), tasa: 1 }],
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto 0 km & casco');
  await expect(page).toHaveTitle(/^Moto 0 km & casco /);
});

test('words longer than the line are broken everywhere', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle({
    name: 'N'.repeat(200),
    loteria: 'L'.repeat(80),
    descripcion: 'D'.repeat(300),
    premios: [{ name: 'P'.repeat(100), descripcion: 'E'.repeat(200) }],
    metodos: [{ name: 'M'.repeat(60), descripcion: 'F'.repeat(90), cuenta: '0'.repeat(120) }],
  });
  await page.goto(`/rifa/${rifid}`);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
  }
});

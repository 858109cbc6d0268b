import { expect, test } from './fixtures/shop';
import { sidewaysScroll } from './support/page-layout';

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

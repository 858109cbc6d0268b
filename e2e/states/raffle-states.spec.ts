import { expect, test } from '../fixtures/still-shop';

const TICKETS = '**/api/raffles/*/tickets?*';

test('an open raffle @a11y', async ({ createStillRaffle, expectShown, picker }) => {
  const { rifid } = await createStillRaffle();
  await picker.open(rifid);
  await expectShown('raffle-open', { pictures: 'all' });
});

test('numbers are chosen @a11y', async ({ createStillRaffle, expectShown, picker }) => {
  const { rifid } = await createStillRaffle();
  await picker.open(rifid);
  await picker.filter.selectOption('Todos');
  await expect(picker.cells()).toHaveCount(40);
  await picker.take('20', '21', '35');
  await expect(picker.bar).toBeVisible();
  await picker.grid.scrollIntoViewIfNeeded();
  const sold = picker.grid.getByRole('button', { name: /, pagado$/ });
  await expect(sold.first(), 'not by colour alone').toHaveCSS('text-decoration', /line-through/);
  await expectShown('numbers-chosen', { pictures: 'all' });
});

test.describe('failures', () => {
  test.use({ expectedErrors: [/Failed to load resource|Tickets could not be loaded/] });

  test('numbers cannot be loaded @a11y @faults', async ({
    createStillRaffle,
    expectShown,
    page,
  }) => {
    const { rifid } = await createStillRaffle();
    await page.route(TICKETS, (route) =>
      route.fulfill({
        status: 503,
        json: { ok: false, reason: 'unavailable', msg: 'No pudimos traer los números.' },
      }),
    );
    await page.goto(`/rifa/${rifid}`);
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toBeVisible();
    await expectShown('error-dialog', { dialog });
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByRole('button', { name: 'Reintentar' }).scrollIntoViewIfNeeded();
    await expectShown('numbers-failed');
  });

  test('a raffle that is not there @a11y @faults', async ({ expectShown, page }) => {
    await page.goto(`/rifa/${'9'.repeat(24)}`);
    await expectShown('raffle-missing');
  });
});

test('a raffle whose sale has not begun @a11y', async ({
  createStillRaffle,
  expectShown,
  picker,
}) => {
  const { rifid } = await createStillRaffle({ estado: 'Pendiente' });
  await picker.open(rifid);
  await picker.grid.scrollIntoViewIfNeeded();
  await expectShown('raffle-pending');
});

test('a raffle sold out @a11y', async ({ createStillRaffle, expectShown, page }) => {
  const { rifid } = await createStillRaffle({ tickets: 5, pagados: 5, apartados: 0 });
  await page.goto(`/rifa/${rifid}`);
  await page.getByText('Todos los números están vendidos').scrollIntoViewIfNeeded();
  await expectShown('raffle-sold-out');
});

test('a finished raffle with its winner @a11y', async ({
  createStillRaffle,
  expectShown,
  page,
  stillPictures,
}) => {
  const owner = { nombre: 'María Pérez', direccion: 'Naguanagua', ruta: 'Ruta Norte' };
  const { rifid } = await createStillRaffle({
    abierta: false,
    fecha: '2026-10-01T23:30:00.000Z',
    ganador: {
      numero: '07',
      owner: { ...owner, estado: 'Pagado', img: stillPictures.slice(1, 2) },
    },
  });
  await page.goto(`/rifa/${rifid}`);
  await page.getByRole('region', { name: 'Número ganador' }).scrollIntoViewIfNeeded();
  await expectShown('raffle-finished', { pictures: 'all' });
});

// spec: placeholder
test('a raffle without any picture @a11y', async ({
  createStillRaffle,
  expectShown,
  page,
  picker,
}) => {
  const { rifid } = await createStillRaffle({ portada: null, img: [] });
  await picker.open(rifid);
  const cover = page.getByRole('main').locator('img').first();
  await expect(cover).toBeVisible();
  expect(await cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectShown('raffle-without-pictures');
});

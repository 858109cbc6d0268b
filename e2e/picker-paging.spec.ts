import { expect, test } from './fixtures/shop';
import { expectFewElements } from './support/elements';

// spec: default-filter
test('free numbers come first; the other states are one choice away', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 10, pagados: ['01'], apartados: ['02'] });
  await expect(picker.cells()).toHaveCount(8);
  await page.getByRole('combobox', { name: 'Ver' }).selectOption('Todos');
  await expect(picker.cells()).toHaveCount(10);
  await expect(picker.number('01, pagado')).toHaveAttribute('aria-disabled', 'true');
  await picker.number('02, apartado').tap({ force: true });
  await expect(picker.number('02, apartado')).toHaveAttribute('aria-pressed', 'false');
  await expect(picker.status).toHaveCount(0);
});

// spec: page-sizes, paging-ends
// wcag: 3.2.2
test('pages walk by the chosen size and end where the numbers end', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 120 });
  const sizes = page.getByRole('combobox', { name: 'Por página' });
  await expect(sizes).toHaveValue('1000');
  await expect(sizes.getByRole('option')).toHaveText(['50', '100', '250', '500', '1000']);
  await expect(picker.previous).toBeDisabled();
  await expect(picker.next).toBeDisabled();

  await sizes.selectOption('50');
  await expect(picker.cells()).toHaveCount(50);
  await expect(picker.previous).toBeDisabled();
  await picker.next.tap();
  await expect(picker.number('050')).toBeVisible();
  await picker.next.tap();
  await expect(picker.cells()).toHaveCount(20);
  await expect(picker.next).toBeDisabled();
  await picker.previous.tap();
  await expect(picker.number('050')).toBeVisible();
  await picker.previous.tap();
  await expect(picker.previous).toBeDisabled();
});

test('another page is read from its beginning', async ({ openPicker, picker }) => {
  await openPicker({ tickets: 300 });
  await picker.sizes.selectOption('100');
  const box = await picker.grid.evaluateHandle((grid) => grid.closest('[aria-busy]'));
  await box.evaluate((element) => element?.scrollTo(400, 0));
  await expect.poll(() => box.evaluate((element) => element?.scrollLeft)).toBeGreaterThan(0);
  await picker.next.tap();
  await expect(picker.number('100')).toBeVisible();
  await expect.poll(() => box.evaluate((element) => element?.scrollLeft)).toBe(0);
});

// spec: search, clear-filters
test('searching finds by part of the number, on Enter and after a pause', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 200 });
  await picker.search.fill('19');
  await expect(picker.cells()).toHaveCount(12);
  await picker.search.fill('.*');
  await expect(page.getByText('No hay números libres con «.».')).toBeVisible();
  await picker.search.fill('007');
  await picker.search.press('Enter');
  await expect(picker.cells()).toHaveCount(1);
  await picker.button('Limpiar Filtros').tap();
  await expect(picker.search).toHaveValue('');
  await expect(picker.place).toHaveText('1–200 de 200');
});

// spec: search-case
test('letters of a number match whatever their case', async ({ openPicker, picker }) => {
  await openPicker({ tickets: ['A-001', 'A-002', 'B-001'] });
  await picker.search.fill('a-0');
  await expect(picker.cells()).toHaveCount(2);
});

/** A raffle of the demo shop: creating a million tickets would delay every other story. */
const MILLION = '65a1f0000000000000000002';

test('a million numbers: paging, search and chance ask for one page at a time', async ({
  admin,
  page,
  picker,
}) => {
  await picker.open(MILLION);
  await expect(picker.place).toHaveText(/^1–1\.000 de \d{3}\.\d{3}$/);
  await picker.next.tap();
  await expect(picker.place).toHaveText(/^1\.001–2\.000 de \d{3}\.\d{3}$/);
  const far = (await picker.cells().first().textContent()) ?? '';
  await picker.search.fill(far);
  await picker.search.press('Enter');
  await page.getByRole('button', { name: `Elegir el ${far}` }).tap();
  await expect(picker.chip(far)).toBeVisible();
  await picker.button('Limpiar Filtros').tap();
  await expect(picker.place).toHaveText(/^1–1\.000 de/);
  await picker.pickAtRandom(7);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(7);
  await expectFewElements(page, 'with numbers by chance');

  const pages = (await admin.requests(MILLION)).filter(({ path }) =>
    path.endsWith('/tickets/query'),
  );
  expect(pages.length).toBeGreaterThan(2);
  for (const { body } of pages) {
    expect((JSON.parse(body) as { hasta: number }).hasta).toBeLessThanOrEqual(1000);
  }
});

test('a raffle sold out or without numbers says so', async ({ createRaffle, page }) => {
  const sold = await createRaffle({ tickets: 5, pagados: 5 });
  await page.goto(`/rifa/${sold.rifid}`);
  await expect(page.getByText('Todos los números están vendidos. ¡Gracias!')).toBeVisible();
  const empty = await createRaffle({ tickets: 0 });
  await page.goto(`/rifa/${empty.rifid}`);
  await expect(
    page.getByText('Estamos preparando los números de esta rifa. Vuelve en unos minutos.'),
  ).toBeVisible();
});

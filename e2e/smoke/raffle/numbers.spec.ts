import { expect, test } from '../../fixtures/any-shop';
import { overlaps } from '../../support/page-layout';

test.beforeEach(({ openRaffle, picker }) => picker.open(openRaffle.id));

// spec: chips
test('a tap takes a number, a second tap lets it go, and so does the x of its chip @smoke', async ({
  picker,
}) => {
  await expect(picker.bar).toBeHidden();
  const number = await picker.takeAt(0);
  await expect(picker.number(number)).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.status).toContainText('1 número elegido');
  await picker.take(number);
  await expect(picker.chip(number)).toHaveCount(0);
  await picker.take(number);
  await picker.button(`Quitar ${number}`).click();
  await expect(picker.number(number)).toHaveAttribute('aria-pressed', 'false');
});

test('a number is found by its digits, on Enter, and chosen from the answer @smoke', async ({
  page,
  picker,
}) => {
  const number = (await picker.cells().first().innerText()).trim();
  await picker.search.fill(number);
  await picker.search.press('Enter');
  await page.getByRole('button', { name: `Elegir el ${number}` }).click();
  await expect(picker.chip(number)).toBeVisible();
  await expect(page.getByText(`Ya elegiste el ${number}.`)).toBeVisible();
});

test('a search without result says so, and Limpiar Filtros brings the numbers back @smoke', async ({
  page,
  picker,
}) => {
  await picker.search.fill('ninguno');
  await expect(page.getByText('No hay números libres con «ninguno».')).toBeVisible();
  await picker.button('Limpiar Filtros').click();
  await expect(picker.search).toHaveValue('');
  await expect(picker.cells().first()).toBeVisible();
});

test('the smallest page of numbers begins at the first and has at most fifty @smoke', async ({
  picker,
}) => {
  await expect(picker.sizes.getByRole('option')).toHaveText(['50', '100', '250', '500', '1000']);
  await expect(picker.previous).toBeDisabled();
  await picker.sizes.selectOption('50');
  await expect(picker.place).toHaveText(/^1–([1-4]?\d|50) de /);
  await expect(picker.previous).toBeDisabled();
});

test('pages of fifty end with the last number @smoke', async ({ picker }) => {
  await picker.sizes.selectOption('50');
  await expect(picker.place).toHaveText(/^1–([1-4]?\d|50) de /);
  const [, last = '', all = ''] =
    /^1–(\d+) de ([\d.]+)$/.exec(await picker.place.innerText()) ?? [];
  await expect(picker.next).toBeEnabled({ enabled: last !== all });
});

test('a random number is another choice, and Deshacer brings the first one back @smoke', async ({
  openRaffle,
  picker,
}) => {
  const quantity = openRaffle.minPerPurchase;
  const number = await picker.takeAt(0);
  await picker.pickAtRandom(quantity);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(quantity);
  await picker.button('Deshacer').click();
  await expect(picker.chips.getByRole('listitem')).toHaveText([new RegExp(number)]);
});

test('a random quantity of none is refused with a sentence @smoke', async ({ page, picker }) => {
  await picker.pickAtRandom(0);
  await expect(page.getByText('Escribe cuántos números quieres, desde 1')).toBeVisible();
  await expect(picker.bar).toBeHidden();
});

test('the selection survives a reload @smoke', async ({ page, picker }) => {
  const number = await picker.takeAt(0);
  await expect(picker.bar).toBeVisible();
  await page.reload();
  await expect(picker.chip(number)).toBeVisible();
});

test('a link proposes numbers @smoke', async ({ openRaffle, picker }) => {
  const number = (await picker.cells().first().innerText()).trim();
  await picker.open(openRaffle.id, `?n=${number}`);
  await expect(picker.number(number)).toHaveAttribute('aria-pressed', 'true');
});

test('the payment opens with its numbers, and closes without losing them @smoke', async ({
  openRaffle,
  page,
  payment,
  picker,
}) => {
  const numbers = await picker.takeSome(openRaffle.minPerPurchase);
  await payment.tapPay();
  await page.keyboard.press('Escape');
  await expect(payment.dialog).toBeHidden();
  for (const number of numbers) await expect(picker.chip(number)).toBeVisible();
});

test('the floating buttons leave Pagar Ahora free at every width @smoke', async ({
  openRaffle,
  page,
  picker,
}) => {
  await picker.takeSome(openRaffle.minPerPurchase);
  const floating = page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link');
  for (const width of [320, 360, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await picker.pay.click({ trial: true });
    await expect.poll(() => overlaps(floating.or(picker.pay)), `at ${width}`).toEqual([]);
  }
});

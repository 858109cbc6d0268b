import { expect, test } from './fixtures/shop';

// spec: pay-now
test('a tap takes a number, a second tap lets it go', async ({ openPicker, picker }) => {
  await openPicker({ tickets: 1000, monto: 2.5 });
  await expect(picker.status).toHaveCount(0);
  await expect(picker.bar).toBeHidden();

  await picker.take('003', '007', '042');
  await expect(picker.number('007')).toHaveAttribute('aria-pressed', 'true');
  await expect(picker.status).toHaveText('3 números elegidos, total $7,50');
  await expect(picker.bar).toContainText('3 números');
  await expect(picker.bar).toContainText('$7,50');

  await picker.take('007');
  await expect(picker.number('007')).toHaveAttribute('aria-pressed', 'false');
  await expect(picker.chip('007')).toHaveCount(0);
  await expect(picker.status).toHaveText('2 números elegidos, total $5,00');
});

// spec: adds-to-fifty, limit-toast
// wcag: 3.3.1
test('the fifty-first number is refused with a toast', async ({ openPicker, page, picker }) => {
  await openPicker({ tickets: 60 });
  await picker.pickAtRandom(49);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(49);
  const free = picker.grid.locator('[aria-pressed=false]');
  await free.first().tap();
  await expect(picker.chips.getByRole('listitem')).toHaveCount(50);
  await free.first().tap();
  await expect(page.getByText('El limite maximo de compra es de 50 tickets')).toBeVisible();
  await expect(picker.chips.getByRole('listitem')).toHaveCount(50);
  await expect(free).toHaveCount(10);
  await expect(page.getByText('El limite maximo de compra es de 50 tickets')).toBeHidden();
});

// spec: random-button
test('the random pick replaces the selection by so many free numbers', async ({
  openPicker,
  picker,
}) => {
  await openPicker({ tickets: 20, pagados: 5 });
  await picker.take('10');
  // Shows sold numbers too.
  await picker.filter.selectOption('Todos');
  await expect(picker.cells()).toHaveCount(20);
  await picker.pickAtRandom(15);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(15);
  await expect(picker.grid.locator('[aria-pressed=true]')).toHaveCount(15);
  await picker.pickAtRandom(2);
  await expect(picker.chips.getByRole('listitem')).toHaveCount(2);
});

// spec: pay-now
test('Pagar Ahora waits for a number and opens the payment', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ tickets: 1000 });
  await expect(picker.button('Pagar Ahora')).toBeDisabled();
  await picker.take('005');
  await expect(picker.button('Pagar Ahora')).toHaveCount(1);
  await picker.bar.getByRole('button', { name: 'Pagar Ahora' }).tap();
  await expect(page.getByRole('dialog')).toContainText('005');
});

// spec: pending
test('a raffle that does not sell yet shows its numbers, to the keyboard too, and takes none', async ({
  openPicker,
  page,
  picker,
}) => {
  await openPicker({ estado: 'Pendiente', tickets: 1000 });
  await expect(picker.number('003')).toBeDisabled();
  const box = page.getByRole('group', { name: 'Números que no están a la venta' });
  // The first numbers come with the page, but only those.
  await expect(box).toHaveAttribute('aria-busy', 'false');
  await box.focus();
  await expect(picker.number('064')).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(picker.number('064')).toBeInViewport();
  await page.getByText('La venta de esta rifa todavía no comienza.').click();
  await expect(picker.button('Elegir al azar')).toBeDisabled();
  await expect(picker.button('Pagar Ahora')).toBeDisabled();
});

test('a sold number is reported under the field', async ({ openPicker, page, picker }) => {
  await openPicker({ tickets: 2000, pagados: ['0002'] });
  await picker.search.fill('0002');
  await expect(page.getByText('El 0002 ya está vendido.')).toBeInViewport();
  await expect(picker.grid).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('No hay números');

  await picker.search.fill('9999');
  await expect(page.getByText('El 9999 no existe en esta rifa.')).toBeVisible();
  await picker.button('Limpiar Filtros').tap();
  await expect(picker.number('0000')).toBeVisible();
});

import { expect, test } from './fixtures/shop';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { overlaps, sidewaysScroll } from './support/page-layout';
import { refuseTickets } from './support/refuse-tickets';

test.use({
  expectedErrors: [/Failed to load resource|Tickets could not be loaded/],
});

// spec: tickets-fail
test('numbers that cannot be loaded open a dialog once, and are retried in one tap @faults', async ({
  admin,
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 10 });
  await page.clock.install();
  const fault = await refuseTickets(admin, rifid);
  await page.goto(`/rifa/${rifid}`);
  const dialog = page.getByRole('alertdialog', { name: 'Error' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).tap();
  await expect(dialog).toBeHidden();

  const asked = page.waitForResponse((response) => response.url().includes('/tickets?'));
  await page.clock.fastForward(60_000);
  await asked;
  await expect(dialog).toBeHidden();

  await admin.removeFault(fault);
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(picker.cells()).toHaveCount(10);
});

test('a next page that fails to load is reported in its own place, and moves nothing @faults', async ({
  context,
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ tickets: 1100 });
  await watchLayoutShift(page);
  const note = page.getByText('No pudimos cargar más números.');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await picker.open(rifid);
    await context.route('**/tickets?*', (route) => route.fulfill({ status: 503, json: {} }));
    await picker.next.click();
    await picker.button('Cerrar').click();
    await expect(note).toBeVisible();
    const height = (await note.boundingBox())?.height ?? Infinity;
    expect(height, `squeezed at ${width}`).toBeLessThanOrEqual(48);
    expect(await overlaps(note.or(picker.sizes)), `overlap at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
    expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);

    await picker.pickAtRandom(3);
    await expect(picker.chips.getByRole('listitem')).toHaveCount(3);
    await context.unroute('**/tickets?*');
  }
});

import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/shop';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { cutOff, overlaps, sidewaysScroll } from './support/page-layout';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('a chosen number that somebody takes is marked, and one tap swaps it', async ({
  admin,
  openPicker,
  page,
  picker,
}) => {
  const rifid = await openPicker({ tickets: 100 });
  await picker.take('27', '40');
  const before = await picker.number('10').boundingBox();
  await admin.setTickets(rifid, ['27', '00', '01'], 'Apartado');
  await picker.lookUntil(page.getByText('Otra persona apartó el 27'));
  const taken = picker.number('27, apartado');
  await expect(taken).toBeVisible();
  expect(await ground(taken), 'looks chosen still').not.toBe(await ground(picker.number('40')));
  expect(await picker.number('10').boundingBox(), 'the grid stays where it was').toEqual(before);
  const number = picker.chip('27').getByText('27', { exact: true });
  await expect(number, 'struck out without its ×').toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await picker.button('Cambiar por el 17').tap();
  await expect(picker.chip('17')).toBeVisible();
  await expect(picker.chip('27')).toHaveCount(0);
  await expect(picker.status).toContainText('2 números elegidos');
});

const ground = (cell: Locator) =>
  cell.evaluate((element) => getComputedStyle(element).backgroundColor);

test('the notice of lost numbers moves nothing and covers no other control, at every width', async ({
  admin,
  createRaffle,
  page,
  picker,
}) => {
  const tickets = Array.from({ length: 90 }, (_, index) => `00${index + 10}-50${index + 10}`);
  const taken = tickets.slice(0, 5);
  const { rifid } = await createRaffle({ tickets });
  await watchLayoutShift(page);
  await picker.open(rifid);
  await picker.take(...taken, tickets[10] ?? '');
  await admin.setTickets(rifid, taken, 'Pagado');
  const notice = page.getByRole('list', { name: 'Números que apartó otra persona' });
  await picker.lookUntil(notice.getByRole('listitem'), 5);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);

  const floating = page.getByRole('complementary', { name: 'Contacto directo' });
  // On a phone the floating buttons have their room within the bar.
  const corners = [picker.bar, floating.getByRole('link')].map((part) =>
    page.getByRole('banner').or(notice).or(part),
  );
  for (const width of [320, 360, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const part of [page.getByRole('heading', { level: 1 }), picker.grid]) {
      await part.scrollIntoViewIfNeeded();
      expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
      expect(await cutOff(notice), `cut off at ${width}`).toEqual([]);
      for (const corner of corners) {
        await expect.poll(() => overlaps(corner), `overlap at ${width}`).toEqual([]);
      }
    }
    const swap = await notice.getByRole('button').first().boundingBox();
    expect(swap?.height, `too low for a finger at ${width}`).toBeGreaterThanOrEqual(44);
  }
});

test('a chosen number on another page is watched by its number', async ({
  admin,
  openPicker,
  page,
  picker,
}) => {
  const rifid = await openPicker({ tickets: 120 });
  await picker.take('004');
  await page.getByRole('combobox', { name: 'Por página' }).selectOption('50');
  await picker.next.tap();
  await expect(picker.number('050')).toBeVisible();
  await admin.setTickets(rifid, ['004'], 'Pagado');
  await picker.lookUntil(page.getByText('Otra persona apartó el 004'));
});

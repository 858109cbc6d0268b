import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { HERO_RAFFLES_LIMIT, STRIP_RAFFLES_LIMIT } from '@/lib/raffle/limits';
import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';
import { expectFewElements } from './support/elements';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { sidewaysScroll, walkDown } from './support/page-layout';
import type { DemoControl } from '@/lib/testing/demo-control';

const DAY_MS = 86_400_000;
/** The lifetime of a page: the next visit after it makes it again. */
const LIFE_MS = 60_000;
const WIDTHS = [320, 360, 500, 768, 1440, 1920];

/** Raffles of each kind. A few and more than are shown are opened at every width. */
const SHOPS = [
  [
    { count: 0, visits: 1 },
    { count: 1, visits: 1 },
    { count: 2, visits: WIDTHS.length },
  ],
  [
    { count: 50, visits: 1 },
    { count: 120, visits: WIDTHS.length },
  ],
];

/** The first bytes on a slow network, including styles, which are inside the page. */
const MOST_BYTES = 32 * 1024;

/** Adds raffles up to `count`; `made` exist. Number `index` is drawn in `index` days, or was that long ago. */
async function fill(admin: DemoControl, made: number, count: number, isOpen: boolean) {
  for (let index = made + 1; index <= count; index += 1) {
    await admin.createRaffle({
      name: `${isOpen ? 'Abierta' : 'Cerrada'} número ${index}`,
      abierta: isOpen,
      fecha: new Date(Date.now() + (isOpen ? index : -index) * DAY_MS).toISOString(),
      tickets: 10,
    });
  }
}

const LISTS = [
  ['Rifas destacadas', HERO_RAFFLES_LIMIT],
  ['Rifas Activas', STRIP_RAFFLES_LIMIT],
  ['Rifas Finalizadas', STRIP_RAFFLES_LIMIT],
] as const;

/** Far down a list a raffle is a link until it comes near, then a whole card. */
async function expectFarOnesAreLinks(page: Page, home: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  for (const [list, limit] of LISTS.slice(0, 2)) {
    const carousel = page.getByRole('group', { name: list, exact: true });
    const far = carousel.getByLabel(`12 de ${limit}`);
    await expect(far.locator('a')).toHaveCount(1);
    await expect(far.getByRole('article')).toHaveCount(0);
    const last = carousel.getByLabel(`${limit} de ${limit}`);
    await carousel.getByRole('button', { name: 'Anterior' }).click();
    await expect(last.getByRole('article')).toContainText('por número');
    await expect(last.getByRole('article')).toBeInViewport();
  }
}

/** Size of the compressed HTML. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += (chunk as Buffer).length;
      resolve(bytes);
    }).on('error', reject);
  });
}

for (const fillings of SHOPS) {
  const counts = fillings.map(({ count }) => count).join(', ');

  // spec: strips
  test(`the home page holds its layout with ${counts} raffles of each kind`, async ({
    clock,
    openShop,
    page,
  }) => {
    const shop = await openShop({ clock });
    const home = `${shop.url}/home`;
    await watchLayoutShift(page);
    let made = 0;
    for (const { count, visits } of fillings) {
      await test.step(`${count} open and ${count} finished`, async () => {
        for (const isOpen of [true, false]) await fill(shop.demo.control, made, count, isOpen);
        made = count;
        clock.pass(LIFE_MS);
        // The first visitor after it may get the page before it.
        const slidesAfterLoad = async () => {
          await page.goto(home);
          return slidesOf(page, 'Rifas Activas').count();
        };
        await expect.poll(slidesAfterLoad).toBe(Math.min(count, STRIP_RAFFLES_LIMIT));
        await expectSteady(page, home, visits);
        await expectListed(page, count);
        if (count > STRIP_RAFFLES_LIMIT) await expectFarOnesAreLinks(page, home);
        await expectFewElements(page, `with ${count} raffles of each kind`);
        expect(await bytesOf(home)).toBeLessThanOrEqual(MOST_BYTES);
      });
    }
    await expectAccessible(page);
  });
}

async function expectSteady(page: Page, home: string, visits: number) {
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    if (index < visits) await page.goto(home);
    await walkDown(page);
    expect(await sidewaysScroll(page), `pushed sideways at ${width}`).toBe(0);
    expect(await layoutShift(page), `moved by itself at ${width}`).toBeLessThanOrEqual(0.02);
  }
}

const slidesOf = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).locator('[aria-roledescription=diapositiva]');

async function expectListed(page: Page, count: number) {
  for (const [name, limit] of LISTS) {
    const list = page.getByRole('group', { name, exact: true });
    const listed = Math.min(count, limit);
    await expect(slidesOf(page, name)).toHaveCount(listed);
    await expect(list.locator('a')).toHaveCount(listed);
  }
}

// spec: strips, raffles-query
test('the admin API is asked as agreed, and without raffles each list says so', async ({
  openShop,
  page,
}) => {
  const shop = await openShop();
  await page.goto(`${shop.url}/home`);
  await expect(page.getByText('Todavía no hay rifas finalizadas')).toBeVisible();
  await expect(page.getByText('Ahora no hay rifas activas')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Intentar de nuevo' })).toHaveCount(0);

  const asked = (await shop.demo.control.requests('/rifas/query')).map(
    ({ body }) => JSON.parse(body) as unknown,
  );
  for (const query of [
    { desde: 0, hasta: 50, abierta: true, sort: { fecha: -1 } },
    { desde: 0, hasta: 100, abierta: true, sort: { fecha: -1 } },
    { desde: 0, hasta: 100, abierta: false, sort: { fecha: -1 } },
  ]) {
    expect(asked).toContainEqual({ ...query, admin: shop.demo.sellerId });
  }
});

// spec: hero-order, draw-date
test('the newest draw that sells comes first, with its words, price and way to buy', async ({
  openShop,
  page,
}) => {
  let id = '';
  const shop = await openShop({
    prepare: async (admin) => {
      await fill(admin, 0, 2, true);
      const { rifid } = await admin.createRaffle({
        name: 'Camioneta del año',
        descripcion: 'Doble cabina, cero kilómetros',
        monto: 1234.5,
        metodos: [{ name: 'Pago Móvil', descripcion: 'Banco', cuenta: '0102', tasa: 40 }],
        fecha: '2030-03-05T23:30:00.000Z',
        tickets: 10,
        pagados: 3,
        apartados: 1,
      });
      id = rifid;
      await admin.createRaffle({
        name: 'Casa por venir',
        estado: 'Pendiente',
        fecha: '2031-03-05T23:30:00.000Z',
      });
      await admin.createRaffle({
        name: 'Nevera',
        abierta: false,
        tickets: ['07'],
        ganador: { numero: '07', owner: { nombre: 'María Pérez' } },
      });
    },
  });
  await page.goto(`${shop.url}/home`);

  const slides = page.getByRole('group', { name: 'Rifas destacadas' }).getByRole('article');
  const slide = slides.first();
  await expect(slide).toContainText('Camioneta del año');
  await expect(slide).toContainText('Doble cabina, cero kilómetros');
  await expect(slide).toContainText(/Bs\s49\.380,00\s≈\s\$1\.234,50 por número/);
  await expect(slide).toContainText('05/03/2030 7:30 p. m.');
  await expect(
    slide.getByRole('link', { name: 'Comprar números: Camioneta del año' }),
  ).toHaveAttribute('href', `/rifa/${id}#top`);

  await expect(slides.nth(1)).toContainText(/Abre pronto.*Casa por venir.*Ver la rifa/s);

  const cards = page.getByRole('group', { name: 'Rifas Activas' }).getByRole('article');
  await expect(cards.nth(1)).toContainText(/Abre pronto.*Casa por venir/s);
  const card = cards.first();
  await expect(card).toContainText('Camioneta del año');
  await expect(card).toContainText('05/03/2030 7:30 p. m.');
  await expect(card).toContainText(/Bs\s49\.380,00\s≈\s\$1\.234,50 por número/);
  await expect(card).toContainText('40 % vendido');

  const finished = page.getByRole('group', { name: 'Rifas Finalizadas' }).getByRole('article');
  await expect(finished).toContainText(/Nevera.*07.*Ganó María Pérez/s);
  await expect(finished).not.toContainText('por número');
});

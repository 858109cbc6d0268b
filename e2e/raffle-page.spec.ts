import { expect, test } from './fixtures/shop';
import { layoutShift, watchLayoutShift } from './support/layout-shift';
import { expectAtRest, expectMoving, paceOf } from './support/motion';
import { sidewaysScroll, walkDown } from './support/page-layout';
import { readClipboard } from './support/read-clipboard';
import { WHOLE_RAFFLE } from './support/whole-raffle';

type Box = { y: number; width: number; height: number };

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

// spec: raffle, prizes, methods, raffle-strip, page-title
test('everything of an open raffle is on its page', async ({ createRaffle, page }) => {
  const { rifid } = await createRaffle(WHOLE_RAFFLE);
  await page.goto(`/rifa/${rifid}`);
  await expect(page).toHaveTitle(/^Moto 0 km.*Compra tu ticket aqui!/);
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.getByRole('link')).toHaveAttribute('href', '/home');
  await expect(trail).toContainText('Moto 0 km');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Moto 0 km');
  await expect(main.getByText('Finalizada')).toHaveCount(0);
  await expect(main.getByText('Lotería del Táchira')).toBeVisible();
  await expect(main.getByText('Con papeles al día', { exact: true })).toBeVisible();
  await expect(main.getByText(/05\/03\/2031 7:30\sp\.\sm\./).first()).toBeVisible();
  await expect(main.getByText('$2,50').first()).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Parte vendida' })).toHaveAttribute(
    'aria-valuetext',
    /43\s% vendido/,
  );

  const prizes = main.getByRole('region', { name: 'Premios especiales' }).getByRole('listitem');
  await expect(prizes.first()).toContainText(/1.*01\/03\/2031.*Bono.*Para quien compre 10/s);
  await expect(prizes.nth(1)).toContainText(/2.*Casco/s);

  const methods = main.getByRole('region', { name: 'Métodos de pago' });
  await expect(methods).toContainText(/Zelle.*A nombre de Ana.*ana@example\.com/s);
  await expect(main.getByRole('group', { name: 'Rifas Activas', exact: true })).toBeVisible();
});

test('the account can be copied', async ({ createRaffle, page }) => {
  const copied = await readClipboard(page);
  const { rifid } = await createRaffle(WHOLE_RAFFLE);
  await page.goto(`/rifa/${rifid}`);
  await page.getByRole('button', { name: 'Copiar la cuenta de Zelle' }).tap();
  await expect(page.getByText('Copiado: la cuenta de Zelle')).toBeAttached();
  expect(await copied()).toBe('ana@example.com');
});

// spec: countdown
test('the countdown ticks each second and ends in zeros', async ({ openPicker, page }) => {
  await page.clock.install();
  const fecha = new Date(Date.now() + (2 * 24 + 3.5) * 3_600_000).toISOString();
  await openPicker({ fecha });
  const clock = page.getByRole('timer');
  await clock.scrollIntoViewIfNeeded();
  await expect(clock).toContainText(/02\s*días\s*03\s*horas/);
  const seconds = await clock.textContent();
  await page.clock.fastForward(1000);
  await expect(clock).not.toHaveText(seconds ?? '');
  await page.clock.fastForward(3 * DAY_MS);
  await expect(clock).toContainText(/00\s*días\s*00\s*horas\s*00\s*minutos\s*00\s*segundos/);
});

// spec: gallery-slides, gallery-loops, speeds
test('the gallery shows 2 pictures on a phone and 3 from 768 px, goes round, and can be stopped', async ({
  createRaffle,
  page,
}) => {
  const { rifid } = await createRaffle(WHOLE_RAFFLE);
  await page.goto(`/rifa/${rifid}`);
  const gallery = page.getByRole('group', { name: 'Imágenes de Moto 0 km' });
  await gallery.scrollIntoViewIfNeeded();
  const share = () =>
    gallery
      .locator('[aria-roledescription=diapositiva]')
      .first()
      .evaluate((slide) => Math.round((slide.parentElement?.clientWidth ?? 0) / slide.clientWidth));
  expect(await share()).toBe(2);
  await expectMoving(gallery);
  const slides = gallery.locator('[aria-roledescription=diapositiva]');
  const count = await slides.count();
  expect(await paceOf(gallery)).toEqual({ duration: Math.round(38_000 / count), delay: 0 });
  await gallery.getByRole('button', { name: 'Detener el movimiento' }).tap();
  await expectAtRest(gallery);
  const leftmost = () =>
    slides.evaluateAll((all) => {
      const places = all.map((slide) => slide.getBoundingClientRect().x);
      return places.indexOf(Math.min(...places.filter((x) => x >= 0)));
    });
  const first = await leftmost();
  for (let step = 1; step <= count; step += 1) {
    await gallery.getByRole('button', { name: 'Siguiente' }).tap();
    await expectAtRest(gallery);
    expect(await leftmost()).toBe((first + step) % count);
  }
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(share).toBe(3);
});

// spec: finished, winner, picker-open
test('a finished raffle shows its winner and no picker', async ({ createRaffle, page, picker }) => {
  const { rifid } = await createRaffle({
    ...WHOLE_RAFFLE,
    abierta: false,
    ganador: {
      numero: '07',
      owner: {
        nombre: 'María Pérez',
        direccion: 'Naguanagua',
        ruta: 'Ruta Norte',
        estado: 'Pagado',
        telefono: '04140000000',
        cedula: 'V11222333',
        img: ['entrega.jpg'],
      },
    },
  });
  await page.goto(`/rifa/${rifid}`);
  await expect(page.getByText('Finalizada', { exact: true }).first()).toBeVisible();
  const winner = page.getByRole('region', { name: 'Número ganador' });
  await expect(winner).toContainText(/07.*María Pérez.*Ruta Norte, Naguanagua.*Pagado/s);
  await expect(winner.getByRole('img')).toHaveCount(1);
  await expect(page.getByText('$2,50').first()).toBeVisible();
  await expect(picker.search).toHaveCount(0);
  expect(await page.content()).not.toMatch(/11222333|04140000000/);
});

// spec: winner-free
test('a winning ticket that nobody reserved is Ticket Disponible', async ({
  createRaffle,
  page,
}) => {
  const { rifid } = await createRaffle({ abierta: false, ganador: { numero: '42' } });
  await page.goto(`/rifa/${rifid}`);
  const winner = page.getByRole('region', { name: 'Número ganador' });
  await expect(winner).toContainText(/42.*Ticket Disponible/s);
});

test('nothing moves by itself or scrolls sideways at any width', async ({
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle({ ...WHOLE_RAFFLE, tickets: 2000, fecha: inDays(9) });
  await watchLayoutShift(page);
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await picker.open(rifid);
    const box = await picker.cells().first().boundingBox();
    expect(box?.height, `at ${width}`).toBeGreaterThanOrEqual(44);
    expect(box?.width, `at ${width}`).toBeGreaterThanOrEqual(44);
    await walkDown(page);
    await picker.cells().nth(12).click();
    await expect(picker.bar).toBeVisible();
    await walkDown(page);
    expect(await sidewaysScroll(page), `at ${width}`).toBe(0);
    expect(await layoutShift(page), `at ${width}`).toBeLessThanOrEqual(0.02);
    await picker.cells().nth(12).click();
    await expect(picker.bar).toBeHidden();
  }
});

test('the first page of numbers is requested once, by the page itself', async ({
  createRaffle,
  page,
  picker,
}) => {
  const { rifid } = await createRaffle();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tickets?')) asked.push(request.url());
  });
  await picker.open(rifid);
  // By then the page's own scripts have run.
  await picker.cells().first().tap();
  await expect(picker.bar).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and bought by WhatsApp', async ({ createRaffle, page }) => {
    const { rifid } = await createRaffle(WHOLE_RAFFLE);
    await page.goto(`/rifa/${rifid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moto 0 km');
    await expect(page.getByText('ana@example.com')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Casco', exact: true })).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'comprar por WhatsApp', exact: true });
    await expect(link).toHaveAttribute('href', /wa\.me.*Moto%200%20km/);
  });
});

test('on a wide screen the description fills the room under the cover', async ({
  createRaffle,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const descripcion of ['Camioneta', 'Camioneta doble cabina, con papeles. '.repeat(20)]) {
    const raffle = { name: 'Toyota', descripcion, portada: 'camioneta.jpg', loteria: 'Táchira' };
    const { rifid } = await createRaffle(raffle);
    await page.goto(`/rifa/${rifid}`);
    const boxes = await Promise.all(
      [
        page.getByRole('img', { name: 'Toyota', exact: true }),
        page.getByRole('group', { name: 'Descripción' }),
      ].map(async (part) => (await part.boundingBox())!),
    );
    const [cover, words] = boxes as unknown as [Box, Box];
    expect(words.y - cover.y - cover.height).toBeLessThanOrEqual(32);
    const next = (await page.getByRole('button', { name: 'Pagar Ahora' }).boundingBox())!;
    for (const { width } of [words, next]) expect(width).toBeLessThanOrEqual(cover.width);
  }
});

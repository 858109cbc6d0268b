import type { APIRequestContext } from '@playwright/test';
import type { DemoControl } from '@/lib/testing/demo-control';
import { expect, test } from '../fixtures/own-shop';
import { watchArrivals } from '../support/arrivals';
import { launchOptions } from '../support/launch-options';
import type { OwnShop } from '../support/start-shop';

const KIB = 1024;
const NAME = 'Toyota Hilux 4x4 0 km';

const browser = launchOptions();

test.use({
  viewport: { width: 412, height: 823 },
  // Today's phones have two or more pixels per point.
  deviceScaleFactor: 2,
  // On such a network Chromium loads lazy pictures 8,000 px ahead.
  launchOptions: { ...browser, args: [...browser.args, '--force-effective-connection-type=2G'] },
});

/** They stand on the page as cards and winners. Those of other stories would come and go. */
async function createOtherRaffles(admin: DemoControl): Promise<void> {
  const names = ['Moto Bera SBR', 'iPhone 16 Pro Max', 'Laptop gamer', 'Viaje a Los Roques'];
  const owners = ['María Pérez', 'José Rodríguez', 'Carmen Lara'];
  for (const [index, name] of [...names, ...names].entries()) {
    const fecha = new Date(Date.UTC(2031, 0, 7 * (index + 1), 23, 30)).toISOString();
    const portada = `65a1f000000000000000000${index}-foto.jpg`;
    await admin.createRaffle({ name: `${name} ${index}`, fecha, portada, monto: index + 1 });
  }
  for (const [index, nombre] of owners.entries()) {
    const numero = `042${index}`;
    const ganador = { numero, owner: { nombre, img: [`entrega-${index}.jpg`] } };
    await admin.createRaffle({ name: names[index], abierta: false, tickets: [numero], ganador });
  }
}

/** A page shows them that was made after they had been read. */
async function untilWinnersAreKnown(shop: OwnShop, request: APIRequestContext): Promise<void> {
  const newPage = async () => {
    const { rifid } = await shop.demo.control.createRaffle({ tickets: 1 });
    const answer = await request.get(`${shop.url}/rifa/${rifid}`);
    await shop.demo.control.removeRaffle(rifid);
    return answer.text();
  };
  await expect.poll(newPage).toContain('Carmen Lara ganó');
}

/** The first visitor gets a faster, larger encoding. */
async function untilCompressed(request: APIRequestContext, address: string): Promise<void> {
  const bytes = async () => {
    const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers()['content-length']);
  };
  const first = await bytes();
  await expect.poll(bytes).toBeLessThan(first);
}

test('a raffle page keeps its byte budget until the first tap', async ({
  openShop,
  page,
  request,
}) => {
  const shop = await openShop({ prepare: createOtherRaffles });
  await untilWinnersAreKnown(shop, request);
  const raffle = await shop.demo.control.createRaffle({
    name: NAME,
    descripcion: 'Camioneta doble cabina, automática, diésel. '.repeat(4),
    loteria: 'Lotería del Táchira',
    fecha: '2031-03-05T23:30:00.000Z',
    portada: '65a1f0000000000000000001-pickup-sunset.jpg',
    img: ['uno.jpg', 'dos.jpg', 'tres.jpg'],
    premios: ['Bono', 'Casco', 'Teléfono'].map((name) => ({
      name,
      descripcion: 'Para quien compre',
    })),
    metodos: ['Zelle', 'Pago Móvil', 'Banesco'].map((name) => ({
      name,
      descripcion: 'A nombre de Rifas, C.A.',
      cuenta: '0134-5555-55-0000001234, J-40123456-7',
      tasa: 1,
    })),
    tickets: 10_000,
  });
  const address = `${shop.url}/rifa/${raffle.rifid}`;
  await untilCompressed(request, address);
  const arrivals = watchArrivals(page);
  await page.goto(address, { waitUntil: 'load' });
  const cells = page.getByRole('group', { name: 'Números de la rifa' }).getByRole('button');
  await expect(cells.first()).toBeEnabled();
  const seen = await arrivals.all();

  const document = seen.find(({ type }) => type === 'document');
  const photo = seen.find(({ url }) => url.includes('/uploads/portada/'));
  const scripts = seen.filter(({ type }) => type === 'script');
  const bytes = (list: { bytes: number }[]) => list.reduce((sum, each) => sum + each.bytes, 0);

  expect(scripts.length).toBeGreaterThan(0);
  // An empty page of Next 16.4.6 has 113 of them.
  expect(bytes(scripts), 'the scripts grew').toBeLessThanOrEqual(131 * KIB);
  // It includes its styles and data.
  expect(document?.bytes, 'the page grew').toBeLessThanOrEqual(20.75 * KIB);
  expect(seen.filter(({ type }) => type === 'stylesheet')).toEqual([]);
  for (const face of seen.filter(({ type }) => type === 'font')) {
    expect(face.bytes).toBeLessThanOrEqual(15 * KIB);
    expect(seen.indexOf(face)).toBeGreaterThan(seen.indexOf(photo!));
  }
  expect(photo?.bytes).toBeLessThanOrEqual(50 * KIB);
  expect(photo?.mediaType).toMatch(/^image\/(avif|webp)/);
  expect(bytes(seen)).toBeLessThanOrEqual(205 * KIB);
  // Pictures further down begin when the browser likes.
  const needed = seen.map(({ url }) => url).filter((url) => !url.includes('/uploads/rifa/'));
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(12);

  expect(seen.find(({ type }) => type === 'image')).toBe(photo);
  expect(seen.findIndex(({ type }) => type === 'script')).toBeGreaterThan(seen.indexOf(photo!));

  for (const { encoding } of [document, ...scripts].flatMap((each) => each ?? [])) {
    expect(encoding).toBe('br');
  }

  const picture = page.getByRole('img', { name: `${NAME}, imagen 1` });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wordsOfTheDemo } from '@/lib/testing/words-of-the-demo';
import { expect, test } from './fixtures/own-shop';
import { expectAccessible } from './support/axe';
import { breakHeader } from './support/break-header';
import { buyByApi } from './support/buy-by-api';

const OWN = `
profile:
  name: Rifas Turpial
  address: Calle 24, Mérida
  nit: J-41234567-0
  email: hola@turpial.example
  phone: +58 274 252 1234
  salesPhone: +58 414 712 3456
  whatsapp: https://wa.me/584147123456
  instagram: https://www.instagram.com/turpial.example
  city: Mérida
  state: Estado Mérida
reasons:
  title: Por qué aquí
  list:
    - icon: shield
      title: Sorteos con notario
      text: Un notario mira cada sorteo.
promises:
  - icon: headset
    title: Atención
    text: Respondemos en {city}.
verification:
  google: 0123456789abcdef0123456789-google
  facebook: 0123456789abcdef0123456789-facebook
  pinterest: 0123456789abcdef0123456789-pinterest
hours:
  weekdays: 9:00am-4:00pm
answers:
  whatsapp: Respondemos por WhatsApp en menos de una hora.
drawRule: Si nadie lo tiene, se repite el sorteo.
lotteries:
  - name: Triple Táchira
    results: https://loterias.example.com/tachira
permit: CJ-2026-17
colours:
  light: { action: '#f09ab2' }
deliveries:
  - picture: entrega.jpg
    caption: Moto entregada en Mérida
`;

const NAMED = 'profile: { name: Rifas Turpial }\n';

function ownContent(folder: string, shop = OWN): string {
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  writeFileSync(path.join(folder, 'shop.yaml'), shop);
  writeFileSync(path.join(folder, 'terminos.md'), '# Reglas\n\nVende {name}, permiso {permit}.\n');
  writeFileSync(
    path.join(folder, 'preguntas.md'),
    '# Preguntas frecuentes\n\n## ¿Cómo sé que gané?\n\nTe llama {name}.\n',
  );
  writeFileSync(
    path.join(folder, 'pictures', 'entrega.jpg'),
    readFileSync('public/brand/icon-192.png'),
  );
  return folder;
}

/** The text as a reader sees it: without entities and on one line, however a calendar or a page folds it. */
function onOneLine(text: string): string {
  return text
    .replace(/\r?\n /g, '')
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}

test('a shop with its own words shows nothing of the demo', async ({ openShop }, info) => {
  const made: string[] = [];
  const shop = await openShop({
    variables: { CONTENT_DIR: ownContent(info.outputPath('content')) },
    prepare: async (admin) => {
      const raffle = { name: 'Moto', tickets: 10, fecha: '2031-03-05T23:30:00.000Z' };
      made.push((await admin.createRaffle(raffle)).rifid);
      made.push((await admin.createRaffle({ ...raffle, abierta: false })).rifid);
    },
  });
  const [open = '', finished = ''] = made;
  const bought = await buyByApi(shop.url, open, {
    name: 'Ana Rivas',
    nationalId: 'V12345678',
    phone: '4241234567',
    address: 'Mérida',
    reference: '123456',
  });
  const ticket = /\/boleto\/[\w-]+/.exec(bought.text)?.[0] ?? '';
  expect(ticket, bought.text).not.toBe('');
  const addresses = [
    '/home',
    '/contact',
    '/resultados',
    '/preguntas',
    '/terminos',
    '/privacidad',
    `/rifa/${open}`,
    `/rifa/${finished}`,
    '/rifa/ffffffffffffffffffffffff',
    '/boleto/nada',
    '/sin-boleto',
    '/_not-found',
    '/_next/nada',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/brand/logo.svg',
    '/brand/logo-white.svg',
    '/brand/no-image.svg',
    ticket,
    `/api${ticket.replace('boleto', 'boletos')}/sorteo.ics`,
  ];
  const found: string[] = [];
  for (const address of addresses) {
    const text = await (await fetch(shop.url + address)).text();
    const plain = onOneLine(text);
    for (const words of wordsOfTheDemo()) {
      if (plain.includes(onOneLine(words))) found.push(`${address}: ${words}`);
    }
  }
  expect(found).toEqual([]);
});

test('the shop’s own words are shown where they belong', async ({ openShop, page }, info) => {
  const made: string[] = [];
  const shop = await openShop({
    variables: { CONTENT_DIR: ownContent(info.outputPath('content')) },
    prepare: async (admin) => {
      made.push((await admin.createRaffle({ name: 'Moto', tickets: 10 })).rifid);
      const drawn = { tickets: 10, abierta: false, ganador: { numero: '03' } };
      made.push((await admin.createRaffle({ ...drawn, loteria: 'Triple Táchira 10 p. m.' })).rifid);
    },
  });
  await page.goto(`${shop.url}/home`);
  await expect(page.getByRole('heading', { name: 'Sorteos con notario' })).toBeVisible();
  const buy = page.getByRole('link', { name: /: Moto$/ });
  await expect(buy).toHaveCSS('background-color', 'rgb(240, 154, 178)');
  expect(shop.log()).toContain('El color #f09ab2 no se distingue de día: la tienda usa');
  await expect(page.getByRole('figure', { name: 'Moto entregada en Mérida' })).toBeVisible();
  await expect(page.getByText('Lo que dicen nuestros participantes')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Respondemos en Mérida.');
  await expect(footer).toContainText('Permiso CJ-2026-17');
  await expect(footer.getByRole('link', { name: 'Privacidad' })).toHaveCount(0);
  expect((await fetch(`${shop.url}/privacidad`)).status).toBe(404);
  await expectAccessible(page);

  await footer.getByRole('link', { name: 'Preguntas' }).click();
  await expect(page.getByRole('heading', { name: '¿Cómo sé que gané?' })).toBeVisible();
  await expect(page.getByText('Te llama Rifas Turpial')).toBeVisible();
  await expectAccessible(page);

  await footer.getByRole('link', { name: 'Términos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reglas');
  await expect(page.getByText('Vende Rifas Turpial, permiso CJ-2026-17.')).toBeVisible();

  for (const [name, mark] of [
    ['google-site-verification', '0123456789abcdef0123456789-google'],
    ['facebook-domain-verification', '0123456789abcdef0123456789-facebook'],
    ['p:domain_verify', '0123456789abcdef0123456789-pinterest'],
  ]) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveAttribute('content', mark ?? '');
  }

  await page.goto(`${shop.url}/contact`);
  await expect(page.getByText('9:00am-4:00pm')).toBeVisible();
  await expect(page.getByText(/sábado/i)).toHaveCount(0);
  await expect(page.getByText('Respondemos por WhatsApp en menos de una hora.')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${shop.url}/rifa/${made[0]}`);
  const filled = page.getByRole('link', { name: 'Comprar números' });
  await expect(filled).toBeInViewport({ ratio: 1 });
  for (const fact of [/^Sorteo: /, 'Permiso CJ-2026-17']) {
    const { y, height } = (await page.getByRole('main').getByText(fact).first().boundingBox())!;
    expect(y + height, `${fact}`).toBeLessThanOrEqual((await filled.boundingBox())!.y);
  }
  await expect(page.getByText('Si nadie lo tiene, se repite el sorteo.')).toBeVisible();
  await page.goto(`${shop.url}/rifa/${made[1]}`);
  await expect(
    page.getByRole('link', { name: 'Ver el resultado de Triple Táchira' }),
  ).toBeVisible();
  await expectAccessible(page);
});

test('a shop without its own words shows no empty sections', async ({ openShop, page }, info) => {
  const folder = ownContent(info.outputPath('content'), `${NAMED}testimonials: none\n`);
  const shop = await openShop({ variables: { CONTENT_DIR: folder } });
  for (const address of ['/home', '/contact']) {
    await page.goto(shop.url + address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const name of ['Nuestras promesas', 'Premios entregados', 'Horario de atención']) {
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    }
    await expect(page.getByText('Permiso')).toHaveCount(0);
    await expect(page.getByText(/lunes|sábado|\d:00 ?am/)).toHaveCount(0);
  }
});

test.describe('a shop that cannot be shown', () => {
  test.use({ expectedErrors: [/An extension took it away/] });

  test('keeps its colours @faults', async ({ openShop, page }, info) => {
    const own = `${NAMED}colours:\n  light: { action: "#7a1f3d" }\n  dark: { action: "#f09ab2" }\n`;
    const folder = ownContent(info.outputPath('content'), own);
    const shop = await openShop({ variables: { CONTENT_DIR: folder } });
    await breakHeader(page);
    await page.goto(`${shop.url}/contact`);
    const again = page.getByRole('button', { name: 'Intentar de nuevo' });
    await expect(again).toHaveCSS('background-color', 'rgb(122, 31, 61)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(again).toHaveCSS('background-color', 'rgb(240, 154, 178)');
  });
});

test('terms and privacy ship, name the retention times, and are linked in footer and sitemap @seo', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveURL('/privacidad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad');
  const main = page.getByRole('main');
  await expect(main).toContainText('24 horas');
  await expect(main).toContainText('30 días');
  await expect(main).toContainText('Escribe a hola@rifasaraguaney.example');
  await expectAccessible(page);
  await page.goto('/terminos');
  await expect(page).toHaveTitle(/^Términos y condiciones · /);
  await expectAccessible(page);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toMatch(/\/terminos<\/loc>[\s\S]*\/privacidad<\/loc>/);
});

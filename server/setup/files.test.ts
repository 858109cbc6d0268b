import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { readContent } from '@/lib/content/read-content';
import { ANSWERS, contentOf, folder, root, setUp, settingsNow } from './setup.test-kit';

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const profileNow = () => parseShopFile(contentOf('content/shop.yaml')).content.profile;

test('the answers of a new shop become its settings, with secrets of its own', async () => {
  await setUp();
  expect(settingsNow()).toEqual({
    WINNER_SHOWN: 'name',
    SITE_URL: 'https://rifas.turpial.example',
    TRUSTED_PROXIES: '127.0.0.1',
    CONTENT_DIR: path.join(folder, 'content'),
    TICKET_SECRET: expect.stringMatching(/^[\da-f]{48}$/),
    REVALIDATE_TOKEN: expect.stringMatching(/^[\da-f]{48}$/),
  });
});

test('the answers become words and colours that the shop can read', async () => {
  await setUp();
  const { content, problems, samples } = readContent({
    NODE_ENV: 'test',
    CONTENT_DIR: path.join(folder, 'content'),
  });
  expect({ problems, samples }).toEqual({ problems: [], samples: null });
  expect(content).toMatchObject({
    profile: {
      name: 'Rifas Turpial',
      nit: 'J-40123456-7',
      address: 'Av. Bolívar 12, Maracay, Aragua',
      city: 'Maracay',
      state: 'Aragua',
      phone: '0243-5550000',
      salesPhone: '0414-5551234',
      email: 'hola@turpial.example',
      whatsapp: 'https://wa.me/584145551234',
      facebook: null,
      instagram: 'https://instagram.com/turpial',
      tiktok: null,
      map: null,
      sizeico: '150',
    },
    permit: 'CJ-2026-17',
    hours: { weekdays: '8:00am-6:00pm', saturday: '9:00am-1:00pm', sunday: null },
    colours: { light: { action: '#7a1f3d', 'on-action': '#ffffff' } },
    testimonials: [],
  });
});

test('only owner and group can read what is written', async () => {
  await setUp();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const { mode } = statSync(path.join(folder, name));
    const isFolder = statSync(path.join(folder, name)).isDirectory();
    expect([name, (mode & 0o777).toString(8)]).toEqual([name, isFolder ? '750' : '640']);
  }
});

test('a second set-up with the same answers changes nothing', async () => {
  await setUp();
  expect(await setUp({})).toEqual({ files: [], backup: null });
  expect(await setUp()).toEqual({ files: [], backup: null });
});

test('what the owner wrote by hand stays, and a copy of what changes', async () => {
  const env = '# mine\nREDIS_URL=redis://127.0.0.1:6379\nTICKET_SECRET=mine\nWINNER_SHOWN=full\n';
  const words = '# mine too\npermit: V-1 # until May\npromises: none\n';
  put('shop.env', env);
  put('content/shop.yaml', words);
  put('content/terminos.md', '# Mis reglas\n');
  const { backup } = await setUp();
  expect(contentOf('shop.env')).toMatch(
    /^# mine\nREDIS_URL=\S+\nTICKET_SECRET=mine\nWINNER_SHOWN=name\n/,
  );
  expect(contentOf('content/shop.yaml')).toMatch(
    /^# mine too\npermit: CJ-2026-17 # until May\npromises: none\n/,
  );
  expect(contentOf('content/terminos.md')).toBe('# Mis reglas\n');
  expect(backup).toBe(path.join(folder, 'antes-2026-11-27T120000.bak'));
  expect(contentOf('antes-2026-11-27T120000.bak/shop.env')).toBe(env);
  expect(contentOf('antes-2026-11-27T120000.bak/content/shop.yaml')).toBe(words);
});

test('files that Windows saved are read like any other, and their secrets stay', async () => {
  await setUp();
  const before = settingsNow();
  for (const name of ['shop.env', 'content/shop.yaml']) {
    put(name, `\uFEFF${contentOf(name).replaceAll('\n', '\r\n')}`);
  }
  await setUp({ permit: 'CJ-2027-1' });
  expect(settingsNow()).toEqual(before);
  expect(contentOf('shop.env').split('\n')).toHaveLength(Object.keys(before).length + 1);
  expect(contentOf('content/shop.yaml')).toContain('permit: CJ-2027-1');
  expect(contentOf('content/shop.yaml')).not.toContain('\r');
});

test('the shop keeps what a file of answers leaves out', async () => {
  await setUp();
  await setUp({ permit: 'CJ-2027-1' });
  expect(contentOf('content/shop.yaml')).toContain('permit: CJ-2027-1');
  expect(contentOf('content/shop.yaml')).toContain('name: Rifas Turpial');
  expect(settingsNow()).toMatchObject({ WINNER_SHOWN: 'name' });
});

test.each([
  [
    'street, town and state',
    'Calle 5, local 2, Maracay, Aragua',
    'Calle 5, local 2, Maracay, Aragua',
  ],
  ['town and state alone', 'Maracay, Aragua', null],
])('a place of %s names the town', async (_, place, address) => {
  await setUp({ ...ANSWERS, place });
  expect(profileNow()).toMatchObject({ address, city: 'Maracay', state: 'Aragua' });
});

test('one phone is also that of sales, and nothing stays of the demo', async () => {
  await setUp({
    ...ANSWERS,
    phones: '0243-5550000',
    place: 'ninguno',
    whatsapp: 'no tengo',
    rif: 'no',
  });
  expect(profileNow()).toMatchObject({
    salesPhone: '0243-5550000',
    email: null,
    address: null,
    city: null,
    whatsapp: null,
    nit: null,
  });
});

test('a phone in a file of answers keeps its 0', async () => {
  await setUp();
  await setUp('phones: 02435550000\n');
  expect(profileNow().phone).toBe('02435550000');
});

test('an admin API that the shop had is not asked again', async () => {
  put('shop.env', 'ADMIN_API_URL=http://127.0.0.1:9/api\n');
  const { admin: _, ...others } = ANSWERS;
  await setUp(others);
  expect(settingsNow()).toMatchObject({ ADMIN_API_URL: 'http://127.0.0.1:9/api' });
});

test('an address that only this network finds is refused for a shop with a real admin API', async () => {
  put('shop.env', 'ADMIN_API_URL=https://admin.turpial.example/api\n');
  const { admin: _, ...others } = ANSWERS;
  await expect(setUp({ ...others, site: 'http://192.168.1.5' })).rejects.toThrow('solo existe');
});

const svg = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${text}</svg>`;

test('the brand is drawn from the logo, without its scripts', async () => {
  const logo = path.join(root, 'logo.svg');
  writeFileSync(
    logo,
    svg('<script>alert(1)</script><rect width="60" height="60" fill="#d0331f"/>'),
  );
  await setUp({ ...ANSWERS, logo });
  expect(contentOf('content/brand/logo.svg')).toContain('#d0331f');
  expect(contentOf('content/brand/logo.svg')).not.toContain('script');
  expect(profileNow().sizeico).toBe('40');
});

test.each([
  ['name', 'ninguno', 'La tienda necesita un nombre'],
  ['name', 'x'.repeat(201), '200 letras como mucho'],
  ['rif', 'x'.repeat(201), 'El RIF tiene'],
  ['place', 'Maracay', 'la ciudad y el estado'],
  ['phones', 'cinco', '«cinco» no es un teléfono'],
  ['phones', 'hola@turpial', 'ni un correo'],
  ['phones', '02435550000, 02435550001, 02435550002', 'dos teléfonos y un correo como mucho'],
  ['whatsapp', 'https://chat.whatsapp.com/abc', 'Un grupo no sirve'],
  ['whatsapp', '414555', 'no abre un chat'],
  ['whatsapp', '4145551234', 'no abre un chat'],
  ['networks', 'x.com/turpial', 'no es de Facebook, Instagram ni TikTok'],
  ['permit', 'x'.repeat(81), '80 letras como mucho'],
  ['permit', '{name}', 'sin llaves'],
  ['winner', 'todo', 'completo, nombre o corto'],
  ['hours', '1;2;3;4', 'tres horarios como mucho'],
  ['hours', 'x'.repeat(81), '80 letras como mucho'],
  ['logo', 'nowhere.svg', 'No hay ningún archivo'],
  ['logo', 'package.json', 'no es una imagen'],
  ['colour', 'rojo', 'como #7a1f3d'],
  ['admin', 'admin.turpial.example', 'Escribe la dirección completa'],
  ['admin', 'http://127.0.0.1:9', 'con /api'],
  ['admin', 'http://127.0.0.1:9/api', 'Tu administración'],
  ['site', 'https://rifas.turpial.example/inicio', 'solo el dominio'],
  ['colour', '', 'hace falta'],
  ['nombre', 'Rifas', 'no es una de las preguntas'],
])('%s: %s is refused with a sentence, and nothing is written', async (key, answer, sentence) => {
  await expect(setUp({ ...ANSWERS, [key]: answer })).rejects.toThrow(sentence);
  expect(existsSync(folder)).toBe(false);
});

test('a logo that nobody would see in the dark is refused, unless the owner gives one for it', async () => {
  const dark = path.join(root, 'dark.svg');
  writeFileSync(dark, svg('<rect width="60" height="20" fill="#0b1416"/>'));
  await expect(setUp({ ...ANSWERS, logo: dark })).rejects.toThrow('fondo oscuro');
  await setUp({ ...ANSWERS, logo: `${dark}, ${dark}` });
  expect(contentOf('content/brand/logo-white.svg')).toContain('#0b1416');
});

test('every wrong answer is told at once', async () => {
  const wrong = setUp({ ...ANSWERS, place: 'Maracay', colour: 'rojo' });
  await expect(wrong).rejects.toThrow(/- place: .*\n- colour: /);
});

test('words that cannot be read stop the set-up before it changes anything', async () => {
  put('content/shop.yaml', 'permit: [');
  await expect(setUp()).rejects.toThrow('no cambié nada');
  expect(existsSync(path.join(folder, 'shop.env'))).toBe(false);
});

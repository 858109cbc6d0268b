import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readContent } from '@/lib/content/read-content';
import {
  ANSWERS,
  ask,
  contentOf,
  folder,
  root,
  setUp,
  settingsNow,
  wordsNow,
} from './setup.test-kit';
import { QUESTIONS } from './questions';

/** What the set-up says of these answers. It writes nothing. */
async function faults(answers: Record<string, string>): Promise<string> {
  const { said } = await ask({ ...ANSWERS, ...answers });
  return said.join('\n');
}

function put(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

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

test('the answers become words and colours that the shop can read, and nothing stays of the demo', async () => {
  await setUp();
  const { content, problems } = readContent({
    NODE_ENV: 'test',
    CONTENT_DIR: path.join(folder, 'content'),
  });
  expect(problems).toEqual([]);
  expect(content).toMatchObject({
    permit: 'CJ-2026-17',
    hours: { weekdays: '8:00am-6:00pm', saturday: null, sunday: null },
    colours: { light: { action: '#7a1f3d' }, dark: { action: '#c53263' } },
    testimonials: [],
  });
  const ofTheShop = expect.any(String) as string;
  expect(wordsNow().profile).toEqual({
    ...{ logo: ofTheShop, logob: ofTheShop, ico: ofTheShop, sizeico: ofTheShop },
    currencySymbol: '$',
    ...{ name: 'Rifas Turpial', nit: 'J-40123456-7', city: 'Maracay', state: 'Aragua' },
    ...{ phone: '0243-5550000', email: 'hola@turpial.com', salesPhone: 'none' },
    ...{ whatsapp: 'https://wa.me/584145551234', instagram: 'https://www.instagram.com/turpial' },
    ...{ address: 'none', facebook: 'none', tiktok: 'none', map: 'none' },
  });
});

test('only owner and group can read what is written', async () => {
  await setUp();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const status = statSync(path.join(folder, name));
    const mode = (status.mode & 0o777).toString(8);
    expect([name, mode]).toEqual([name, status.isDirectory() ? '750' : '640']);
  }
});

test('a second set-up with the same answers changes nothing', async () => {
  await setUp();
  expect(await setUp({})).toEqual([]);
  expect(await setUp()).toEqual([]);
});

test('what the owner wrote by hand stays, and a copy of what changes', async () => {
  const env =
    '# mine\nREDIS_URL=redis://127.0.0.1:6379\nTICKET_SECRET = mine\nSITE_URL="http://x"\n';
  const words = '# mine too\nprofile:\n  name: Antes # for now\npromises: none\n';
  put('shop.env', env);
  put('content/shop.yaml', words);
  put('content/terminos.md', '# Mis reglas\n');
  await setUp();
  expect(contentOf('shop.env')).toMatch(
    /^# mine\nREDIS_URL=\S+\nTICKET_SECRET = mine\nSITE_URL=https:\S+\n/,
  );
  expect(contentOf('content/shop.yaml')).toMatch(
    /^# mine too\nprofile:\n {2}name: Rifas Turpial # for now\n/,
  );
  expect(contentOf('content/terminos.md')).toBe('# Mis reglas\n');
  expect(contentOf('shop.env.antes')).toBe(env);
  expect(contentOf('content/shop.yaml.antes')).toBe(words);
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

test('a shop that goes back to the demo has no seller either', async () => {
  put('shop.env', 'ADMIN_API_URL=http://127.0.0.1:9/api\nADMIN_SELLER_ID=65f0c1a2\n');
  await setUp({ ...ANSWERS, admin: 'demo' });
  expect(contentOf('shop.env')).not.toContain('ADMIN');
});

test('an admin API that the shop has is not tried again', async () => {
  put('shop.env', 'ADMIN_API_URL=http://127.0.0.1:9/api\n');
  const { draft } = await ask(ANSWERS);
  expect(draft.answers.admin).toBe('http://127.0.0.1:9/api');
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">${inside}</svg>`;

function logo(name: string, fill: string): string {
  const file = path.join(root, name);
  writeFileSync(file, svg(`<path d="M1 1H59V19H1Z" fill="${fill}"/>`));
  return file;
}

const drawn = (name: string) => readFileSync(path.join(folder, 'content', 'brand', name));

const NAMED = ['logo.svg', 'logo-white.svg', 'favicon.ico', 'mark.png', 'icon-512.png'];

test('a corrected name or colour draws again what was drawn of it, and only that', async () => {
  await setUp();
  const before = NAMED.map(drawn);
  await setUp({ name: 'Araguaney' });
  const renamed = NAMED.map(drawn);
  renamed.forEach((picture, index) => expect(picture).not.toEqual(before[index]));
  await setUp({ colour: 'azul' });
  NAMED.map(drawn).forEach((picture, index) => expect(picture).not.toEqual(renamed[index]));
  await setUp({ logo: logo('red.svg', '#d0331f'), icon: path.resolve('public/brand/icon.svg') });
  const own = NAMED.map(drawn);
  await setUp({ name: 'Rifas Turpial', colour: 'vino' });
  expect(NAMED.map(drawn)).toEqual(own);
});

test('a name that would be cut is drawn in smaller letters', async () => {
  await setUp({ ...ANSWERS, name: 'Rifas La Chinita' });
  const [, picture = ''] = /base64,([^"]+)/.exec(drawn('logo.svg').toString()) ?? [];
  expect(await sharp(Buffer.from(picture, 'base64')).metadata()).toMatchObject({ width: 16 * 27 });
});

test('the owner’s logo is the shop’s, and a wide one leaves the icon to a letter', async () => {
  await setUp({ ...ANSWERS, logo: logo('red.svg', '#d0331f') });
  expect(drawn('logo.svg').toString()).toContain('#d0331f');
  expect(wordsNow().profile.sizeico).toBe('120');
  const { data } = await sharp(drawn('mark.png')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(4 * 256 * 128).subarray(40, 44)]).toEqual([0x7a, 0x1f, 0x3d, 255]);
});

test('a logo that nobody would see is refused, unless the owner gives one for that ground', async () => {
  const [dark, white] = [logo('dark.svg', '#0b1416'), logo('white.svg', '#ffffff')];
  expect(await faults({ logo: white })).toContain('página clara');
  expect(await faults({ logo: dark })).toContain('fondo oscuro');
  await setUp({ ...ANSWERS, logo: dark, dark: white });
  expect(drawn('logo-white.svg').toString()).toContain('#ffffff');
});

test.each([
  ['name', 'ninguno', 'hace falta'],
  ['permit', 'x'.repeat(81), 'tiene más de 80 letras'],
  ['nit', '40123456', 'una letra y nueve cifras'],
  ['winner', 'todo', 'corto, nombre o completo'],
  ['logo', 'nowhere.svg', 'No se puede abrir'],
  ['admin', 'http://127.0.0.1:9', 'le falta /api'],
  ['admin', 'http://127.0.0.1:9/api', 'Tu administración'],
  ['site', 'https://rifas.turpial.example/inicio', 'sin nada después'],
])('%s: %s is refused with a sentence', async (key, answer, sentence) => {
  expect(await faults({ [key]: answer })).toContain(sentence);
});

test.each(['name', 'nit', 'address', 'phone', 'salesPhone', 'email', 'whatsapp', 'tiktok'])(
  'the example of %s is no answer',
  async (key) => {
    const { example = '' } = QUESTIONS.find((question) => question.key === key) ?? {};
    expect(await faults({ [key]: example })).toContain('ejemplo');
  },
);

test('an icon that is wide is refused with its size', async () => {
  const wide = logo('wide.svg', '#d0331f');
  expect(await faults({ logo: wide, icon: wide })).toContain('mide 60 × 20');
});

test.each([
  ['Rojo', '#c81e1e'],
  ['marrón', '#7c4a21'],
  ['Vinotinto', '#7a1f3d'],
  ['borgona', '#7a1f3d'],
  ['carmesí', '#c81e1e'],
  ['#FFF', '#ffffff'],
  ['f5e663', '#f5e663'],
])('the colour %s is %s', async (colour, code) => {
  const { draft } = await ask({ ...ANSWERS, colour });
  expect(draft.answers.colour).toBe(code);
});

test.each(['permit: [', 'permit: *uno', 'permiso: 1'])(
  'words that cannot be read (%s) stop the set-up before it changes anything',
  async (words) => {
    put('content/shop.yaml', words);
    await expect(setUp()).rejects.toThrow(/No cambié nada: corrige .*línea 1/);
    expect(existsSync(path.join(folder, 'shop.env'))).toBe(false);
  },
);

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from './read-content';

const NAMED = 'profile: { name: Rifas Turpial }\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (env: Record<string, string> = {}) =>
  readContent({ NODE_ENV: 'test', CONTENT_DIR: folder, ...env });

function write(shop: string, pages: Record<string, string> = {}) {
  writeFileSync(path.join(folder, 'shop.yaml'), shop);
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text);
}

// spec: sizeico
test('the shipped content has the sentences of every shop, and no problems', () => {
  const { content, problems } = readContent({ NODE_ENV: 'test' });
  expect(problems).toEqual([]);
  expect(content.profile.sizeico).toBe('150');
  expect(content.reasons?.list.map(({ title }) => title)).toEqual([
    'Boletos digitales al instante',
    'Resultados en tiempo real',
    'Soporte 24/7',
    'Premios auditados',
    'Métodos de pago',
    'Comunidad',
  ]);
  expect(content.pages.terminos).toMatch(/^# Términos/);
  expect(content.pages.privacidad).toContain('Escribe a hola@rifasaraguaney.example');
});

test('what a shop does not write is absent, as is what it sets to none in any case', () => {
  write(NAMED);
  const { content } = read();
  expect(content).toMatchObject({
    ...{ announcement: null, reasons: null, testimonials: [], permit: null, footer: [] },
    hours: { weekdays: null, saturday: null, sunday: null },
    pages: { terminos: null, nosotros: null },
  });
  write(
    `${NAMED}testimonials: none\nreasons: None\nhours: NINGUNO\nanswers:\n  whatsapp: "ninguna"\n`,
  );
  expect(read()).toMatchObject({ problems: [], content });
});

test.each([
  ['', 'tu número y su estado, tu nombre, tu dirección y tu ruta, y las fotos'],
  ['name', 'tu número y su estado, tu nombre y tu ruta, y las fotos'],
  ['short', 'tu primer nombre, la inicial de tu apellido y tu ruta, y las fotos'],
])('the privacy notice tells what WINNER_SHOWN=%s publishes', (shown, words) => {
  const { content } = readContent({ NODE_ENV: 'test', WINNER_SHOWN: shown });
  expect(content.pages.privacidad).toContain(words);
});

test('a text that needs a fact the shop does not have is left out', () => {
  write(
    'profile: { name: Rifas Turpial, email: a@b.ve }\nfooter:\n  - Permiso {permit}\n  - En {city}\n  - Somos {name}\n',
    {
      'terminos.md': '# Términos\n\n- RIF: {rif}\n- Correo: {email}\n',
    },
  );
  const { content } = read();
  expect(content.footer).toEqual(['Somos Rifas Turpial']);
  expect(content.pages.terminos).not.toContain('RIF');
  expect(content.pages.terminos).toContain('- Correo: ');
});

test('an owner is told of each colour that is shown as another', () => {
  process.env.BRAND_COLOURS = JSON.stringify({
    light: { page: '#fbf8f1', surface: '#ffffff', deep: '#062f38', 'on-action': '#ffffff' },
    dark: { page: '#0b1416' },
  });
  write(
    "profile: { name: R }\ncolours:\n  light:\n    action: '#FFFFFF'\n    text: '#dddddd'\n  dark:\n    action: '#330000'\n",
  );
  const { problems, adapted, content } = read();
  delete process.env.BRAND_COLOURS;
  expect(problems).toEqual([]);
  expect(adapted).toEqual([
    `El color #FFFFFF no se distingue de día: la tienda usa ${content.colours.light.action} (colours.light.action) (shop.yaml)`,
    `El color #dddddd no se distingue de día: la tienda usa ${content.colours.light.text} (colours.light.text) (shop.yaml)`,
    `El color #330000 no se distingue de noche: la tienda usa ${content.colours.dark.action} (colours.dark.action) (shop.yaml)`,
  ]);
});

test('a shop without e-mail is asked by phone to delete data', () => {
  write('profile: { name: R, phone: +58 414-0000000 }', {
    'privacidad.md': '# P\nEscribe a {dataContact}.',
  });
  expect(read().content.pages.privacidad).toContain('Escribe a +58 414-0000000.');
});

// spec: profile
test.each([
  ['phone: 04141234567', { phone: '04141234567' }],
  ['phone: "None"', { phone: null }],
  ['logo: ninguno', { logo: '/brand/logo.svg' }],
  ['city: 24', { city: '24' }],
])('%s in the profile is read as %j', (written, profile) => {
  write(`profile:\n  name: Rifas Turpial\n  ${written}\n`);
  expect(read()).toMatchObject({ problems: [], content: { profile } });
});

test('a file saved by Windows is read like any other', () => {
  write('\ufeffprofile:\r\n  name: Rifas Turpial\r\ntestimonials: none\r\n', {
    'terminos.md': '\ufeff# Términos\r\n\r\nVende {name}.\r\n',
  });
  const { content, problems } = read();
  expect(problems).toEqual([]);
  expect(content.profile.name).toBe('Rifas Turpial');
  expect(content.pages.terminos).toBe('# Términos\n\nVende Rifas Turpial.\n');
});

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

test('every problem is named with its line', () => {
  write('testimonios: none\nfooter: una línea\nprofile: { name: R }', {
    'privacidad.md': 'Privacidad\n\nDe {empresa}\n',
  });
  expect(read().problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    'shop.yaml, línea 1: testimonios no es una parte de este archivo',
    expect.stringContaining('shop.yaml, línea 2: footer debe ser una lista'),
    expect.stringContaining('privacidad.md, línea 1: el archivo debe empezar con un título'),
    expect.stringContaining('privacidad.md, línea 3: no existe {empresa}: usa uno de {name}'),
  ]);
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
  expect(adapted.map((each) => each.replace(`${folder}/`, ''))).toEqual([
    `shop.yaml, línea 4: action #FFFFFF no se distingue de día: la tienda usa ${content.colours.light.action}`,
    `shop.yaml, línea 5: text #dddddd no se distingue de día: la tienda usa ${content.colours.light.text}`,
    `shop.yaml, línea 7: action #330000 no se distingue de noche: la tienda usa ${content.colours.dark.action}`,
  ]);
});

const EMAIL = 'hola@tienda.example';
const PHONE = '+58 414-0000000';

test.each([
  [
    'whom the owner named',
    'personalData: { contact: datos@tienda.example }',
    'datos@tienda.example',
  ],
  ['else by e-mail', '', EMAIL],
  ['else by phone', `profile: { name: R, phone: ${PHONE} }`, PHONE],
])('a visitor who wants data deleted asks %s', (_whom, part, contact) => {
  const profile = part.startsWith('profile')
    ? ''
    : `profile: { name: R, email: ${EMAIL}, phone: ${PHONE} }`;
  write(`${profile}\n${part}`, { 'privacidad.md': 'Escribe a {dataContact}.' });
  expect(read().content.pages.privacidad).toContain(`Escribe a ${contact}.`);
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

const EMPTY = /^el archivo está vacío/;
const QUOTES = /^no se entiende: .* o que empieza con \* o &, va entre comillas simples/;
const NO_VALUE = /^permit no tiene valor: escribe none si no lo tienes/;
const LINK = /^announcement.link debe ser una página de/;

test.each([
  ['', 1, EMPTY],
  [' \n', 1, EMPTY],
  ['# Permiso\n', 1, EMPTY],
  ['reasons:\n  title: Soporte: siempre\n', 2, /^no se entiende: un texto con dos puntos/],
  ['permit: CJ-1\nfooter:\n  - *Importante*\n', 3, QUOTES],
  ['permit: &número CJ-1\n', 1, QUOTES],
  ['permit: CJ-1\n\nfooter: &x [*x]\n', 3, QUOTES],
  ['*permit*: CJ-1\n', 1, QUOTES],
  [`${NAMED}permit:`, 2, NO_VALUE],
  [`${NAMED}footer: [{ permit }]`, 2, NO_VALUE],
  [`${NAMED}permit: ~`, 2, NO_VALUE],
  [`${NAMED}permit: ' '`, 2, NO_VALUE],
  [
    `${NAMED}colours:\n  light:\n    action: #cc0000`,
    4,
    /^action no tiene valor: un color va entre comillas: '#cc0000'/,
  ],
  [`${NAMED}announcement: { text: Hoy }`, 2, /^announcement.until falta/],
  [`${NAMED}announcement: { text: Hoy, until: 2026-12-24, link: //x.example }`, 2, LINK],
  [`${NAMED}announcement: { text: Hoy, until: 2026-12-24, link: "javascript:x" }`, 2, LINK],
])('%j is refused with the line, and what to write', (written, line, sentence) => {
  write(written);
  const place = `${path.join(folder, 'shop.yaml')}, línea ${line}: `;
  const [problem = ''] = read().problems;
  expect(problem.slice(0, place.length)).toBe(place);
  expect(problem.slice(place.length)).toMatch(sentence);
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

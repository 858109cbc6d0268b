import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test.each([
  '',
  'testimonials: none\nreasons: None\nhours: NINGUNO\nanswers:\n  whatsapp: "ninguna"\n',
])('content that a shop does not write is absent', (shop) => {
  write(NAMED + shop);
  const { content, problems } = read();
  expect(problems).toEqual([]);
  expect(content).toEqual({
    profile: {
      ...{ name: 'Rifas Turpial', sizeico: '150', currencySymbol: '$', ico: '/favicon.ico' },
      ...{ logo: '/brand/logo.svg', logob: '/brand/logo-white.svg' },
      ...{ address: null, nit: null, email: null, phone: null, salesPhone: null, map: null },
      ...{ whatsapp: null, facebook: null, instagram: null, tiktok: null, city: null, state: null },
    },
    messages: readContent({ NODE_ENV: 'test' }).content.messages,
    announcement: null,
    lotteries: [],
    reasons: null,
    testimonials: [],
    promises: [],
    footer: [],
    hours: { weekdays: null, saturday: null, sunday: null },
    answers: { whatsapp: null, payments: null, prize: null },
    drawRule: null,
    lostNumber: null,
    permit: null,
    deliveries: [],
    verification: { google: null, facebook: null, pinterest: null },
    colours: { light: {}, dark: {} },
    pages: {
      'como-participar': null,
      preguntas: null,
      nosotros: null,
      terminos: null,
      privacidad: null,
    },
  });
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
  write(
    [
      'testimonios: none',
      'reasons:',
      '  title: Por qué',
      '  list:',
      '    - icon: star',
      '      title: Rápido',
      '    - icon: ticket',
      '      title: 24',
      '      text: Siempre',
      'footer: una línea',
      'permit: {number: 1}',
      'deliveries:',
      '  - picture: ../moto.jpg',
      '    caption: Moto de {nombre}',
      'profile: { name: R }',
    ].join('\n'),
    { 'privacidad.md': 'Privacidad\n\nDe {empresa}\n' },
  );
  const known = expect.stringContaining('{name}, {address}') as unknown;
  expect(read().problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    'shop.yaml, línea 1: testimonios no es una parte de este archivo',
    'shop.yaml, línea 5: reasons.list[0].icon debe ser uno de ticket, bolt, headset, trophy, card, people, truck, shield, lock',
    'shop.yaml, línea 5: reasons.list[0].text falta',
    expect.stringContaining('shop.yaml, línea 10: footer debe ser una lista'),
    'shop.yaml, línea 11: permit debe ser un texto',
    expect.stringContaining('shop.yaml, línea 13: deliveries[0].picture debe ser el nombre de'),
    known,
    'privacidad.md, línea 1: el archivo debe empezar con un título, por ejemplo "# Términos y condiciones"',
    known,
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

test('an announcement has its text, its end and where it leads', () => {
  write(`${NAMED}announcement: { text: 'Hoy sortea {name}', until: 2026-12-24, link: /preguntas }`);
  expect(read().content.announcement).toEqual({
    text: 'Hoy sortea Rifas Turpial',
    link: '/preguntas',
    until: '2026-12-24',
  });
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

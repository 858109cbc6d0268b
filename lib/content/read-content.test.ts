import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readContent } from './read-content';

const SHIPPED = path.join(process.cwd(), 'content');
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

test('the shipped content has the sentences of every shop, and no problems', () => {
  const { content, problems } = readContent({ NODE_ENV: 'test' });
  expect(problems).toEqual([]);
  expect(content.reasons?.list.map(({ title }) => title)).toEqual([
    'Boletos digitales al instante',
    'Resultados en tiempo real',
    'Soporte 24/7',
    'Premios auditados',
    'Métodos de pago',
    'Comunidad',
  ]);
  expect(content.testimonials).toHaveLength(5);
  expect(content.promises.map(({ text }) => text)).toContain(
    'Te atendemos de lunes a sábado en horario de oficina.',
  );
  expect(content.hours).toEqual({
    weekdays: '8:00am-6:00pm',
    saturday: '8:00am-6:00pm',
    sunday: null,
  });
  expect(content.pages.terminos).toMatch(/^# Términos/);
  expect(content.pages.privacidad).toContain('Escribe a hola@rifasaraguaney.example');
});

test.each(['{}', 'testimonials: none\nreasons: None\nhours:\nanswers:\n  whatsapp: none\n'])(
  'content that a shop does not write is absent',
  (shop) => {
    write(shop);
    const { content, problems, samples } = read();
    expect(problems).toEqual([]);
    expect(samples).toBeNull();
    expect(content).toEqual({
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
  },
);

test.each([
  ['', 'tu número y su estado, tu nombre, tu dirección y tu ruta, y las fotos'],
  ['name', 'tu número y su estado, tu nombre y tu ruta, y las fotos'],
  ['short', 'tu primer nombre, la inicial de tu apellido y tu ruta, y las fotos'],
])('the privacy notice tells what WINNER_SHOWN=%s publishes', (shown, words) => {
  const { content } = readContent({ NODE_ENV: 'test', WINNER_SHOWN: shown });
  expect(content.pages.privacidad).toContain(words);
});

test('a text that needs a fact the shop does not have is left out', () => {
  write('footer:\n  - Permiso {permit}\n  - Te atendemos {days}\n  - Somos {name}\n', {
    'terminos.md': '# Términos\n\n- RIF: {rif}\n- Correo: {email}\n',
  });
  const { content } = read({ COMPANY_NAME: 'Rifas Turpial', COMPANY_NIT: 'none' });
  expect(content.footer).toEqual(['Somos Rifas Turpial']);
  expect(content.pages.terminos).not.toContain('RIF');
  expect(content.pages.terminos).toContain('- Correo: ');
});

test('the settings of the hours stand above the file', () => {
  write('hours:\n  weekdays: 9:00am-5:00pm\n  saturday: 9:00am-1:00pm\n');
  const { hours } = read({
    COMPANY_WEEKDAY_HOURS: '10:00am-4:00pm',
    COMPANY_SATURDAY_HOURS: 'none',
  }).content;
  expect(hours).toEqual({ weekdays: '10:00am-4:00pm', saturday: null, sunday: null });
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
      'permit: {number}',
      'deliveries:',
      '  - picture: ../moto.jpg',
      '    caption: Moto de {nombre}',
    ].join('\n'),
    { 'privacidad.md': 'Privacidad\n\nDe {empresa}\n' },
  );
  const known = expect.stringContaining('{name}, {address}') as unknown;
  expect(read().problems.map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    'shop.yaml, line 1: testimonios is not a part of this file',
    'shop.yaml, line 5: reasons.list[0].icon must be one of ticket, bolt, headset, trophy, card, people, truck, shield, lock',
    'shop.yaml, line 5: reasons.list[0].text is missing',
    'shop.yaml, line 8: reasons.list[1].title must be text; put it between quotes',
    'shop.yaml, line 10: footer must be a list',
    'shop.yaml, line 11: permit must be text; put it between quotes',
    expect.stringContaining('shop.yaml, line 13: deliveries[0].picture must be the name of'),
    known,
    known,
    'privacidad.md, line 1: the file must begin with a title, for example "# Términos y condiciones"',
    known,
  ]);
});

test('a file that is no YAML is reported with the line', () => {
  write('reasons:\n  title: Soporte: siempre\n');
  expect(read().problems).toEqual([
    expect.stringMatching(/shop\.yaml, line 2: Nested mappings are not allowed/),
  ]);
});

test.each([
  ['bold as in WhatsApp', 'permit: CJ-1\nfooter:\n  - *Importante*\n', 3],
  ['an anchor', 'permit: &número CJ-1\n', 1],
  ['a list within itself', 'permit: CJ-1\n\nfooter: &x [*x]\n', 3],
  ['a part in bold', '*permit*: CJ-1\n', 1],
])('%s is reported with its line, and with the quotes that it needs', (_what, shop, line) => {
  write(shop);
  expect(read().problems[0]).toMatch(
    `shop.yaml, line ${line}: un texto que empieza con * o & va entre comillas simples`,
  );
});

test.each(['', ' \n', '# Permiso\n'])('an empty file %j is reported', (shop) => {
  write(shop);
  expect(read().problems).toEqual([
    expect.stringMatching(/shop\.yaml, line 1: el archivo está vacío/),
  ]);
});

test('a folder without the file, and a missing picture, are reported', () => {
  expect(read().problems).toEqual([expect.stringContaining('shop.yaml cannot be read')]);
  write('deliveries:\n  - picture: moto.jpg\n    caption: Moto\n');
  expect(read().problems).toEqual([
    expect.stringMatching(/shop\.yaml, line 2: there is no picture .*moto\.jpg$/),
  ]);
  mkdirSync(path.join(folder, 'pictures'));
  symlinkSync(path.join(folder, 'shop.yaml'), path.join(folder, 'pictures', 'moto.jpg'));
  expect(read().problems).toEqual([expect.stringContaining('there is no picture')]);
  rmSync(path.join(folder, 'pictures', 'moto.jpg'));
  writeFileSync(path.join(folder, 'pictures', 'moto.jpg'), '');
  expect(read().problems).toEqual([]);
});

test('samples are reported with the line that removes them, and that line does', () => {
  cpSync(SHIPPED, folder, { recursive: true });
  expect(read().samples).toMatch(/shop\.yaml, line \d+: .*samples.*testimonials: none$/);
  write('testimonials: none\n');
  expect(read().samples).toBeNull();
});

test('a colour on which text cannot be read is reported with its line and its contrast', () => {
  process.env.BRAND_COLOURS = JSON.stringify({
    light: { action: '#0a5766', 'on-action': '#ffffff' },
    dark: { action: '#56c7d6', 'on-action': '#03252b' },
  });
  write("colours:\n  light:\n    action: '#ffd0d8'\n  dark:\n    action: '#f09ab2'\n");
  const { problems, content } = read();
  delete process.env.BRAND_COLOURS;
  expect(problems).toEqual([
    expect.stringContaining(
      'shop.yaml, line 3: on-action on action has too little contrast in the light',
    ),
  ]);
  expect(content.colours.dark).toEqual({ action: '#f09ab2' });
});

const EMAIL = 'hola@tienda.example';
const PHONE = '+58 414-0000000';

test.each([
  [
    'whom the owner named',
    'personalData:\n  contact: datos@tienda.example',
    {},
    'datos@tienda.example',
  ],
  ['else by e-mail', '', {}, EMAIL],
  ['else by phone', '', { COMPANY_EMAIL: 'none' }, PHONE],
])('a visitor who wants data deleted asks %s', (_whom, shop, env, contact) => {
  write(shop, { 'privacidad.md': 'Escribe a {dataContact}.' });
  const { content } = read({ COMPANY_EMAIL: EMAIL, COMPANY_PHONE: PHONE, ...env });
  expect(content.pages.privacidad).toContain(`Escribe a ${contact}.`);
});

test('an announcement has its text, its end and where it leads', () => {
  write('announcement:\n  text: Hoy sortea {name}\n  until: 2026-12-24\n  link: /preguntas');
  expect(read({ COMPANY_NAME: 'Rifas Turpial' }).content.announcement).toEqual({
    text: 'Hoy sortea Rifas Turpial',
    link: '/preguntas',
    endsAt: Date.parse('2026-12-25T04:00:00Z'),
  });
});

test.each([
  ['text: Hoy', 'announcement.until is missing'],
  ['{ text: Hoy, until: mañana }', 'announcement.until must be a day or a time in Caracas'],
  ['{ text: Hoy, until: 2026-12-24, link: //x.example }', 'announcement.link must be a page of'],
  ['{ text: Hoy, until: 2026-12-24, link: "javascript:x" }', 'announcement.link must be a page of'],
])('announcement %s is told: %s', (written, sentence) => {
  write(`announcement:\n  ${written}`);
  expect(read().problems).toEqual([expect.stringContaining(sentence)]);
});

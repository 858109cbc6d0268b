import { execFileSync } from 'node:child_process';
import fs, {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { renderBrand } from '@/server/brand/render-brand';
import { readSettings } from '@/server/launch/settings';
import { borrowedWords } from './borrowed-words';
import { doubtfulSettings } from './doubtful-settings';
import { pictureFaults } from './picture-files';
import { startProblems } from './startup-check';

const RIGHT = {
  LAUNCHER_PID: '1',
  ADMIN_API_URL: 'https://admin.example.com/api',
  SITE_URL: 'https://rifas.example.com',
};
const WHATSAPP = { WHATSAPP_API_URL: 'https://wa.example.com', WHATSAPP_SESSION_ID: 'shop' };
const NAMED = 'profile: { name: Rifas Turpial }\n';
const LATIN_1 = Buffer.from('# T\xe9rminos\n', 'latin1');

let brand: string;
let folder: string;

beforeAll(async () => {
  brand = mkdtempSync(path.join(tmpdir(), 'brand-'));
  const [logo, dark] = ['public/brand/logo.svg', 'public/brand/logo-white.svg'];
  await renderBrand({ logo, dark, ground: '#ffffff', folder: path.join(brand, 'brand') });
  process.env.BRAND_COLOURS = JSON.stringify({
    light: {
      page: '#ffffff',
      sunk: '#eeeeee',
      text: '#111111',
      deep: '#062f38',
      action: '#0a5766',
    },
    dark: { page: '#0b1416', sunk: '#0e191c', text: '#eef2ee', deep: '#08272e' },
  });
});

afterAll(() => {
  delete process.env.BRAND_COLOURS;
  rmSync(brand, { recursive: true });
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  chmodSync(folder, 0o755);
  cpSync(brand, folder, { recursive: true });
  write('shop.yaml', NAMED);
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function variablesOf(given: Record<string, string> = {}): NodeJS.ProcessEnv {
  return { NODE_ENV: 'production', CONTENT_DIR: folder, ...RIGHT, ...given };
}

/** All that a start says about settings and content, in the order in which it says it. */
function told(given: Record<string, string> = {}): string[] {
  const variables = variablesOf(given);
  const { problems } = readSettings(variables);
  const inNext = { ...variables, PORT: undefined, STOREFRONT_PROBLEMS: problems.join('\n') };
  return [...startProblems(inNext), ...doubtfulSettings(variables), ...borrowedWords(variables)];
}

function toldToNobody(given: Record<string, string> = {}): string[] {
  return asNobody(() => told(given));
}

/** Root may do everything, so it gives up its rights meanwhile. */
function asNobody<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

test('a shop that is set right is told nothing', () => {
  expect(told()).toEqual([]);
});

const seller = (number: string) => ({ ...WHATSAPP, WHATSAPP_SELLER_NUMBER: number });

test.each<[given: Record<string, string>, sentence: string]>([
  [{ ADMIN_API_URL: 'admin.example.com/api' }, 'ADMIN_API_URL must be a URL that starts with'],
  [{ ADMIN_API_URL: 'ftp://admin.example.com/api' }, 'ADMIN_API_URL must be a URL that starts'],
  [{ ADMIN_API_URL: 'https://admin.example.com' }, 'ADMIN_API_URL must have /api in it'],
  [{ ADMIN_UPLOADS_URL: 'uploads' }, 'ADMIN_UPLOADS_URL must be a URL'],
  [{ ADMIN_DATES_AT_MIDNIGHT_UTC: 'yes' }, 'ADMIN_DATES_AT_MIDNIGHT_UTC must be day or instant'],
  [{ SITE_URL: '' }, 'SITE_URL is http://localhost:3000, which no visitor can open'],
  [{ SITE_URL: '', PORT: '8080' }, 'SITE_URL is http://localhost:8080, which no visitor'],
  [{ SITE_URL: 'http://127.0.0.2' }, 'WhatsApp shows no preview'],
  [{ SITE_URL: 'https://192.168.1.20' }, 'which no visitor can open'],
  [{ SITE_URL: 'https://10.0.0.3:8443' }, 'which no visitor can open'],
  [{ SITE_URL: 'http://[fd00::1]' }, 'which no visitor can open'],
  [{ SITE_URL: 'http://rifas.local' }, 'which no visitor can open'],
  [{ SITE_URL: 'http://shop' }, 'which no visitor can open'],
  [{ SITE_URL: 'https://rifas.example.com/home' }, 'SITE_URL must be the address of the site'],
  [{ SITE_URL: 'ftp://rifas.example.com' }, 'SITE_URL must be a URL that starts with'],
  [{ SITE_URL: 'rifas.example.com' }, 'SITE_URL must be a URL that starts with'],
  [{ PORT: 'web' }, 'PORT must be a number from 1 to 65535'],
  [{ REDIS_URL: 'redis://r:6379' }, 'TICKET_SECRET is missing'],
  [{ REDIS_URL: 'http://r:6379', TICKET_SECRET: 'x'.repeat(32) }, 'REDIS_URL must be a URL'],
  [{ TICKET_SECRET: 'short' }, 'TICKET_SECRET must have at least 32'],
  [{ TRUSTED_PROXIES: 'my-proxy' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or networks'],
  [{ REVALIDATE_TOKEN: 'short' }, 'REVALIDATE_TOKEN must have at least 16'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16'],
  [{ WINNER_SHOWN: 'no' }, 'WINNER_SHOWN must be full, name or short'],
  [{ SERVICE_WORKER: 'none' }, 'SERVICE_WORKER must be on or off'],
  [{ PUSH_NOTICES: 'yes' }, 'PUSH_NOTICES must be on or off'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
  [{ PAYMENT_ANSWER_MS: '20 s' }, 'PAYMENT_ANSWER_MS must be a number of milliseconds'],
  [{ PAYMENT_SETTLE_MS: '20 s' }, 'PAYMENT_SETTLE_MS must be a number of milliseconds'],
  [
    { WHATSAPP_API_URL: 'wa', WHATSAPP_SESSION_ID: 'x', WHATSAPP_SELLER_NUMBER: '584141234567' },
    'WHATSAPP_API_URL must be a URL',
  ],
  [
    { ...WHATSAPP, WHATSAPP_SESSION_ID: '', WHATSAPP_SELLER_NUMBER: '584141234567' },
    'WHATSAPP_SESSION_ID is missing',
  ],
  [WHATSAPP, 'WHATSAPP_SELLER_NUMBER is missing'],
  [
    { ...WHATSAPP, WHATSAPP_SELLER_NUMBER: '584141234567', WHATSAPP_TELLS_BUYER: 'yes' },
    'WHATSAPP_TELLS_BUYER',
  ],
  [seller('0414'), 'WHATSAPP_SELLER_NUMBER must be digits'],
  [seller('+5804141234567'), 'WHATSAPP_SELLER_NUMBER tiene un 0 después del código 58: escribe'],
  [{ TRUSTED_PROXY: '10.0.0.1' }, 'TRUSTED_PROXY is not a setting: did you mean TRUSTED_PROXIES?'],
  [{ CONTENT_DIR: '/nowhere' }, 'CONTENT_DIR: /nowhere/shop.yaml no se puede leer: copia'],
])('%j: one sentence says what is wrong', (given, sentence) => {
  expect(told(given).filter((text) => !/pictures of the demo/.test(text))).toEqual([
    expect.stringContaining(sentence),
  ]);
});

const writeProfile = (fields: Record<string, string>) =>
  write('shop.yaml', stringify({ profile: { name: 'Rifas Turpial', ...fields } }));

test.each([
  ['name', 'x'.repeat(201), 'línea 2: profile.name tiene más de 200 letras'],
  ['name', 'none', 'línea 2: profile.name falta'],
  ['name', 'Ninguno', 'línea 2: profile.name falta'],
  ['logo', '/brand/mine.svg', 'profile.logo: there is no file /brand/mine.svg'],
  ['logob', '/brand/mine.svg', 'profile.logob: there is no file /brand/mine.svg'],
  ['ico', '/mine.ico', 'profile.ico: there is no file /mine.ico'],
  ['logo', 'http://cdn.example/l.svg', 'línea 3: profile.logo debe ser un archivo, como'],
  ['logo', '//evil.example/logo.svg', 'profile.logo debe ser un archivo, como'],
  ['phone', '4'.repeat(30), 'línea 3: profile.phone debe ser un teléfono'],
  ['phone', '123', 'profile.phone debe ser un teléfono'],
  ['salesPhone', 'call us', 'profile.salesPhone debe ser un teléfono'],
  ['whatsapp', 'https://wa.me/4144123456', 'profile.whatsapp no tiene el código del país: escribe'],
  ['whatsapp', 'https://wa.me/turpial', 'profile.whatsapp debe ser un chat con el'],
  ['whatsapp', 'https://api.whatsapp.com/send?phone=04141234567', 'empieza con 0'],
  ['whatsapp', 'https://api.whatsapp.com/send', 'debe ser un chat con el código del país'],
  ['whatsapp', 'https://chat.whatsapp.com/ABCDEF', 'profile.whatsapp invita a un grupo'],
  ['whatsapp', '+58 414 1234567', 'profile.whatsapp debe ser un chat con el código'],
  ['map', '0,0', 'profile.map debe ser latitud,longitud'],
  ['map', '100,-68', 'profile.map debe ser latitud,longitud'],
  ['map', 'Valencia', 'profile.map debe ser latitud,longitud'],
  ['map', '-68.0038,10.1807', 'tiene latitud y longitud al revés: escribe 10.1807,-68.0038'],
  ['map', '10.1807,68.0038', 'le falta el menos a la longitud: escribe 10.1807,-68.0038'],
  ['email', 'hola', 'profile.email debe ser un correo'],
  ['facebook', 'facebook.com/rifas', 'profile.facebook debe ser una dirección que'],
  ['tiktok', 'javascript:alert(1)', 'profile.tiktok debe ser una dirección que'],
  ['sizeico', '900', 'profile.sizeico debe ser un número de píxeles'],
  ['sizeico', '0', 'profile.sizeico debe ser un número de píxeles'],
  ['currencySymbol', 'bolívares', 'profile.currencySymbol tiene más de 4 letras'],
  ['nit', 'J-00000000-0', 'profile are still those that ship'],
])('%s: %s in the profile: one sentence says what is wrong', (field, value, sentence) => {
  writeProfile({ [field]: value });
  expect(told()).toEqual([expect.stringContaining(sentence)]);
});

test.each<[file: string, content: string | Buffer, sentence: string]>([
  ['shop.yaml', 'permit: none\n', 'shop.yaml: falta el nombre de tu tienda'],
  [
    'shop.yaml',
    `${NAMED}testimonios: none\n`,
    'línea 2: testimonios no es una parte de este archivo',
  ],
  ['shop.yaml', '- hola\n', 'debe empezar con el nombre de una parte'],
  ['shop.yaml', `permit: '${'9'.repeat(81)}'\n`, 'línea 1: permit tiene más de 80 letras'],
  ['shop.yaml', 'verification:\n  google: <meta name="x">\n', 'lleva solo el valor'],
  ['shop.yaml', 'colours:\n  light: { action: red }\n', 'debe ser un color como'],
  [
    'shop.yaml',
    `${NAMED}colours:\n  light: { accent: '#0a5766' }\n`,
    'accent sobre deep no se lee en light (contraste 1.7; hace falta 4.5)',
  ],
  [
    'shop.yaml',
    `${NAMED}colours:\n  light: { focus: '#cccccc' }\n`,
    'focus sobre page no se lee en light (contraste 1.6; hace falta 3)',
  ],
  [
    'shop.yaml',
    Buffer.from('# a\nfooter:\n  - L\xednea\n', 'latin1'),
    'shop.yaml, línea 3: el texto no es UTF-8',
  ],
  ['terminos.md', LATIN_1, 'terminos.md, línea 1: el texto no es UTF-8'],
  ['terminos.md', Buffer.from('\ufeff# Términos\n', 'utf16le'), 'línea 1: el texto no es UTF-8'],
  ['messages/seller.txt', Buffer.from('Rifa de Mar\xeda\n', 'latin1'), 'el texto no es UTF-8'],
  ['messages/seller.txt', '{comprador}\n', 'línea 1: no existe {comprador}'],
])('%s with %j: one sentence says what is wrong', (file, content, sentence) => {
  write(file, content);
  expect(told()).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['shop.yaml', 'none', 'shop.yaml no lo puede leer el usuario'],
  ['terminos.md', '# Términos', 'terminos.md no lo puede leer el usuario'],
  ['privacidad.md', '# Privacidad', 'privacidad.md no lo puede leer el usuario'],
  ['messages/seller.txt', 'none', 'seller.txt no lo puede leer el usuario'],
  ['brand/logo.svg', '<svg/>', 'brand/logo.svg no lo puede leer el usuario'],
  ['pictures/moto.jpg', 'x', 'pictures/moto.jpg no lo puede leer el usuario'],
])(
  '%s, which the user of the shop may not read, is named with that user',
  (name, text, sentence) => {
    write(name, text);
    chmodSync(path.join(folder, name), 0o000);
    expect(toldToNobody()).toEqual([expect.stringContaining(sentence)]);
    expect(toldToNobody()[0]).toMatch(/^CONTENT_DIR: .*\(EACCES\)/);
  },
);

test('folders that the user of the shop may not open are named', () => {
  write('pictures/moto.jpg', 'x');
  chmodSync(path.join(folder, 'pictures'), 0o000);
  expect(toldToNobody()).toEqual([expect.stringContaining('pictures no lo puede leer el usuario')]);
});

test.each(['shop.yaml', 'terminos.md', 'privacidad.md'])(
  '%s that is a pipe is not waited for',
  (name) => {
    rmSync(path.join(folder, name), { force: true });
    execFileSync('mkfifo', [path.join(folder, name)]);
    expect(told()).toEqual([expect.stringMatching(`${name} no es un archivo`)]);
  },
);

const DARK_LETTERS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" width="90" height="40"><path d="M9 35V5H29V35Z"/></svg>';

test.each<[file: string, content: string | Buffer, sentence: string]>([
  ['brand/logo.svg', '', 'profile.logo: /brand/logo.svg is empty'],
  ['brand/logo-white.svg', '', 'profile.logob: /brand/logo-white.svg is empty'],
  ['pictures/moto.jpg', '', 'moto.jpg: /pictures/moto.jpg is empty'],
  ['pictures/moto.jpg', 'no picture', 'moto.jpg: /pictures/moto.jpg is not a picture'],
  [
    'brand/logo.svg',
    Buffer.alloc(6 * 1024 * 1024),
    '/brand/logo.svg has 6.0 MB, which every visitor downloads: 300 kB are the most',
  ],
  [
    'brand/logo.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>',
    '/brand/logo.svg has a script in it: npm run brand draws it without',
  ],
  [
    'brand/logo-white.svg',
    DARK_LETTERS,
    'profile.logob: the letters of /brand/logo-white.svg vanish on #0b1416: draw one for dark grounds: npm run brand -- logo.svg --dark',
  ],
])('npm run check says of the picture %s what is wrong', async (file, content, sentence) => {
  write('pictures/moto.jpg', readFileSync('public/brand/icon-192.png'));
  write('shop.yaml', `${NAMED}deliveries:\n  - picture: moto.jpg\n    caption: Moto\n`);
  expect(await pictureFaults(variablesOf())).toEqual([]);
  write(file, content);
  const faults = await pictureFaults(variablesOf());
  expect(faults.map((fault) => fault.replaceAll(folder, ''))).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test('npm run check does not wait for a logo that is a pipe', async () => {
  rmSync(path.join(folder, 'brand', 'logo.svg'));
  execFileSync('mkfifo', [path.join(folder, 'brand', 'logo.svg')]);
  expect(await pictureFaults(variablesOf())).toEqual([]);
});

test('a data folder that the user of the shop cannot write to stops the start', () => {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o555);
  const cannot = new RegExp(
    `^DATA_DIR: (the user|el usuario) \\S+ cannot write to ${data} \\(EACCES\\)`,
  );
  expect(toldToNobody({ DATA_DIR: data })).toEqual([expect.stringMatching(cannot)]);
  expect(told({ DATA_DIR: 'none' })).toEqual([]);
});

test('a data folder that is a file is named', () => {
  const data = path.join(folder, 'shop.yaml');
  expect(startProblems(variablesOf({ DATA_DIR: data }))).toEqual([
    expect.stringContaining(`cannot write to ${data}`),
  ]);
});

test('a full disk is told, and does not keep a shop that sells from starting', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const writing = jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw full;
  });
  const said = told({ DATA_DIR: folder });
  const stopping = startProblems(variablesOf({ DATA_DIR: folder }));
  writing.mockRestore();
  expect(said).toEqual([expect.stringContaining(`the disk of ${folder} is full (ENOSPC)`)]);
  expect(stopping).toEqual([]);
});

test('parts that are still as they ship are named one by one', () => {
  for (const name of ['shop.yaml', 'terminos.md', 'privacidad.md']) {
    cpSync(path.join('content', name), path.join(folder, name));
  }
  const named = [
    expect.stringMatching(/shop\.yaml, línea \d+: estos testimonios son ejemplos inventados/),
    expect.stringMatching(/shop\.yaml, line \d+: profile are still those that ship/),
    expect.stringMatching(/shop\.yaml, line \d+: reasons are still those that ship/),
    expect.stringMatching(/shop\.yaml, line \d+: promises are still those that ship/),
    expect.stringMatching(/shop\.yaml, line \d+: hours are still those that ship/),
    expect.stringMatching(/terminos\.md is still the text that ships/),
    expect.stringMatching(/privacidad\.md is still the text that ships/),
  ] as string[];
  expect(told()).toEqual(named);
});

test.each([
  'https://wa.me/584141234567',
  'https://wa.me/14155552671',
  'https://wa.me/message/ABCDEF123456',
  'https://api.whatsapp.com/send?phone=584141234567',
])('%s opens a chat', (link) => {
  writeProfile({ whatsapp: link });
  expect(told()).toEqual([]);
});

test.each(['10.2469,-67.5958', '4.6097,-74.0817', 'none'])('the office may be at %s', (place) => {
  writeProfile({ map: place });
  expect(told()).toEqual([]);
});

test('a developer may look at an admin API on this machine', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(told({ ADMIN_API_URL: `http://${host}:4000/api`, SITE_URL: '' })).toEqual([]);
  }
});

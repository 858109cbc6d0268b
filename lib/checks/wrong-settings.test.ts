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
import { renderBrand } from '@/server/brand/render-brand';
import { readSettings } from '@/server/launch/settings';
import { borrowedWords } from './borrowed-words';
import { doubtfulSettings } from './doubtful-settings';
import { pictureFaults } from './picture-files';
import { startProblems } from './startup-check';

const SOCIAL = ['FACEBOOK', 'INSTAGRAM', 'TIKTOK', 'WHATSAPP'];
const PROFILE = ['NAME', 'ADDRESS', 'NIT', 'EMAIL', 'PHONE', 'SALES_PHONE', 'CITY', 'STATE', 'MAP'];

const RIGHT = {
  LAUNCHER_PID: '1',
  ADMIN_API_URL: 'https://admin.example.com/api',
  SITE_URL: 'https://rifas.example.com',
  ...Object.fromEntries([...PROFILE, ...SOCIAL].map((name) => [`COMPANY_${name}`, 'none'])),
  COMPANY_NAME: 'Rifas Turpial',
};
const WHATSAPP = { WHATSAPP_API_URL: 'https://wa.example.com', WHATSAPP_SESSION_ID: 'shop' };
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
  write('shop.yaml', 'testimonials: none\n');
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
  [seller('+5804141234567'), 'WHATSAPP_SELLER_NUMBER has a 0 after the country code 58: write'],
  [{ TRUSTED_PROXY: '10.0.0.1' }, 'TRUSTED_PROXY is not a setting: did you mean TRUSTED_PROXIES?'],
  [{ COMPANY_NAME: 'x'.repeat(201) }, 'COMPANY_NAME must be at most 200 characters'],
  [{ COMPANY_NAME: 'none' }, 'COMPANY_NAME cannot be none'],
  [{ COMPANY_NAME: '' }, "so the shop shows the demo's values: COMPANY_NAME"],
  [{ COMPANY_LOGO: '/brand/mine.svg' }, 'COMPANY_LOGO: there is no file /brand/mine.svg'],
  [{ COMPANY_LOGOB: '/brand/mine.svg' }, 'COMPANY_LOGOB: there is no file /brand/mine.svg'],
  [{ COMPANY_ICO: '/mine.ico' }, 'COMPANY_ICO: there is no file /mine.ico'],
  [{ COMPANY_LOGO: 'http://cdn.example/l.svg' }, 'COMPANY_LOGO must be a path such as'],
  [{ COMPANY_PHONE: '4'.repeat(30) }, 'COMPANY_PHONE must be a phone number'],
  [{ COMPANY_SALES_PHONE: 'call us' }, 'COMPANY_SALES_PHONE must be a phone number'],
  [{ COMPANY_WHATSAPP: 'https://wa.me/4144123456' }, 'COMPANY_WHATSAPP has no country code: write'],
  [{ COMPANY_WHATSAPP: 'https://wa.me/turpial' }, 'COMPANY_WHATSAPP must be a chat with the'],
  [{ COMPANY_WHATSAPP: 'https://api.whatsapp.com/send?phone=04141234567' }, 'begins with 0'],
  [{ COMPANY_WHATSAPP: 'https://api.whatsapp.com/send' }, 'must be a chat with the country code'],
  [
    { COMPANY_WHATSAPP: 'https://chat.whatsapp.com/ABCDEF' },
    'COMPANY_WHATSAPP is an invitation to a group',
  ],
  [{ COMPANY_WHATSAPP: '+58 414 1234567' }, 'COMPANY_WHATSAPP must be a chat with the country'],
  [{ COMPANY_MAP: '0,0' }, 'COMPANY_MAP must be latitude,longitude'],
  [{ COMPANY_MAP: 'Valencia' }, 'COMPANY_MAP must be latitude,longitude'],
  [
    { COMPANY_MAP: '-68.0038,10.1807' },
    'COMPANY_MAP has latitude and longitude changed over: write 10.1807,-68.0038',
  ],
  [
    { COMPANY_MAP: '10.1807,68.0038' },
    'COMPANY_MAP lacks the minus of the longitude: write 10.1807,-68.0038',
  ],
  [{ COMPANY_EMAIL: 'hola' }, 'COMPANY_EMAIL must be an e-mail address'],
  [{ COMPANY_FACEBOOK: 'facebook.com/rifas' }, 'COMPANY_FACEBOOK must be an https:// address'],
  [{ COMPANY_SIZEICO: '900' }, 'COMPANY_SIZEICO must be a whole number of pixels'],
  [{ COMPANY_CURRENCY_SYMBOL: 'bolívares' }, 'COMPANY_CURRENCY_SYMBOL must be at most 4'],
  [
    { CONTENT_DIR: '/nowhere', COMPANY_LOGO: '/favicon.ico' },
    'CONTENT_DIR: /nowhere/shop.yaml cannot be read: copy',
  ],
])('%j: one sentence says what is wrong', (given, sentence) => {
  expect(told(given).filter((text) => !/pictures of the demo/.test(text))).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test.each<[file: string, content: string | Buffer, sentence: string]>([
  ['shop.yaml', 'testimonios: none\n', 'line 1: testimonios is not a part of this file'],
  ['shop.yaml', '- hola\n', 'must begin with the name of a part'],
  ['shop.yaml', `permit: '${'9'.repeat(81)}'\n`, 'line 1: permit must have at most 80 characters'],
  ['shop.yaml', 'verification:\n  google: <meta name="x">\n', 'must be the value alone'],
  ['shop.yaml', 'colours:\n  light: { action: red }\n', 'must be a colour such as'],
  [
    'shop.yaml',
    "colours:\n  light: { accent: '#0a5766' }\n",
    'accent on deep has too little contrast in the light scheme: 1.7 instead of 4.5',
  ],
  [
    'shop.yaml',
    "colours:\n  light: { focus: '#cccccc' }\n",
    'focus on page has too little contrast in the light scheme: 1.6 instead of 3',
  ],
  [
    'shop.yaml',
    Buffer.from('# a\nfooter:\n  - L\xednea\n', 'latin1'),
    'shop.yaml, line 3: the text is not UTF-8',
  ],
  ['terminos.md', LATIN_1, 'terminos.md, line 1: the text is not UTF-8'],
  ['terminos.md', Buffer.from('\ufeff# Términos\n', 'utf16le'), 'line 1: the text is not UTF-8'],
  ['messages/seller.txt', Buffer.from('Rifa de Mar\xeda\n', 'latin1'), 'the text is not UTF-8'],
  ['messages/seller.txt', '{comprador}\n', 'line 1: {comprador} is unknown'],
])('%s with %j: one sentence says what is wrong', (file, content, sentence) => {
  write(file, content);
  expect(told()).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ['shop.yaml', 'none', 'shop.yaml cannot be read by the user'],
  ['terminos.md', '# Términos', 'terminos.md cannot be read by the user'],
  ['privacidad.md', '# Privacidad', 'privacidad.md cannot be read by the user'],
  ['messages/seller.txt', 'none', 'seller.txt cannot be read by the user'],
  ['brand/logo.svg', '<svg/>', 'brand/logo.svg cannot be read by the user'],
  ['pictures/moto.jpg', 'x', 'pictures/moto.jpg cannot be read by the user'],
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
  expect(toldToNobody()).toEqual([expect.stringContaining('pictures cannot be read by the user')]);
});

test.each(['shop.yaml', 'terminos.md', 'privacidad.md'])(
  '%s that is a pipe is not waited for',
  (name) => {
    rmSync(path.join(folder, name), { force: true });
    execFileSync('mkfifo', [path.join(folder, name)]);
    expect(told()).toEqual([expect.stringMatching(`${name} is not a file`)]);
  },
);

const DARK_LETTERS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40" width="90" height="40"><path d="M9 35V5H29V35Z"/></svg>';

test.each<[file: string, content: string | Buffer, sentence: string]>([
  ['brand/logo.svg', '', 'COMPANY_LOGO: /brand/logo.svg is empty'],
  ['brand/logo-white.svg', '', 'COMPANY_LOGOB: /brand/logo-white.svg is empty'],
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
    'COMPANY_LOGOB: the letters of /brand/logo-white.svg vanish on #0b1416: draw one for dark grounds: npm run brand -- logo.svg --dark',
  ],
])('npm run check says of the picture %s what is wrong', async (file, content, sentence) => {
  write('pictures/moto.jpg', readFileSync('public/brand/icon-192.png'));
  write('shop.yaml', 'deliveries:\n  - picture: moto.jpg\n    caption: Moto\n');
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
  expect(await pictureFaults({ ...variablesOf(), COMPANY_LOGO: '/brand/logo.svg' })).toEqual([]);
});

test('a data folder that the user of the shop cannot write to stops the start', () => {
  const data = path.join(folder, 'data');
  mkdirSync(data);
  chmodSync(data, 0o555);
  const cannot = new RegExp(`^DATA_DIR: the user \\S+ cannot write to ${data} \\(EACCES\\)`);
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
    expect.stringMatching(/shop\.yaml, line \d+: these testimonials are invented/),
    expect.stringMatching(/shop\.yaml, line \d+: reasons are still those that ship/),
    expect.stringMatching(/shop\.yaml, line \d+: promises are still those that ship/),
    expect.stringMatching(/shop\.yaml, line \d+: hours are still those that ship/),
    expect.stringMatching(/terminos\.md is still the text that ships/),
    expect.stringMatching(/privacidad\.md is still the text that ships/),
  ] as string[];
  expect(told()).toEqual(named);
  expect(told({ COMPANY_WEEKDAY_HOURS: '8:00am-6:00pm' })).toEqual(named.toSpliced(3, 1));
});

test.each([
  'https://wa.me/584141234567',
  'https://wa.me/14155552671',
  'https://wa.me/message/ABCDEF123456',
  'https://api.whatsapp.com/send?phone=584141234567',
])('%s opens a chat', (link) => {
  expect(told({ COMPANY_WHATSAPP: link })).toEqual([]);
});

test.each(['10.1807,-68.0038', '4.6097,-74.0817', 'none'])('the office may be at %s', (place) => {
  expect(told({ COMPANY_MAP: place })).toEqual([]);
});

test('a developer may look at an admin API on this machine', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    expect(told({ ADMIN_API_URL: `http://${host}:4000/api`, SITE_URL: '' })).toEqual([]);
  }
});

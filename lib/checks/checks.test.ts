import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, type Stats } from 'node:fs';
import fsPromises from 'node:fs/promises';
import path from 'node:path';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { makeShop, type Given } from './checks.test-kit';
import { wrong } from './finding';
import { startFindings } from './run-checks';

/** All that a start says about this shop. */
async function told(given: Given, change: (folder: string) => void = () => {}): Promise<string[]> {
  const shop = makeShop(given);
  try {
    change(shop.folder);
    const found = await startFindings(shop.variables);
    return found.map(({ text }) => text.replaceAll(shop.folder, ''));
  } finally {
    shop.remove();
  }
}

const settings = (given: Record<string, string>): Given => ({ settings: given });
const profile = (given: Record<string, string>): Given => ({ profile: given });
const words = (given: object): Given => ({ words: given });
const files = (given: Record<string, string | Buffer | null>): Given => ({ files: given });

const WHATSAPP = {
  WHATSAPP_API_URL: 'https://wa.example.com',
  WHATSAPP_SESSION_ID: 'shop',
  WHATSAPP_SELLER_NUMBER: '584147654321',
};
const TELLS_BUYER = { WHATSAPP_TELLS_BUYER: 'on' };
const messaging = (given: Record<string, string>) => settings({ ...WHATSAPP, ...given });
const announcement = (given: object) =>
  words({ announcement: { text: 'Hoy', until: '2090-01-01', ...given } });
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978';
const EXAMPLE = parseShopFile(readFileSync('content/shop.yaml', 'utf8')).content.profile;
const SHIPPED = readFileSync('content/terminos.md');
const TABS =
  'profile:\n\tname: Rifas Turpial\n\temail: a@b.ve\nhours:\n\tsunday: none\npermit: none\n';
const LATIN_1 = Buffer.from('# T\xe9rminos\n', 'latin1');

test('of a shop that is set right nothing is said', async () => {
  expect(await told({})).toEqual([]);
});

test.each<[given: Given, sentence: string]>([
  // Addresses
  [settings({ ADMIN_API_URL: ' ' }), 'Falta la dirección de tu administración'],
  [settings({ ADMIN_API_URL: 'a.example/api' }), 'que empiece con https:// (ADMIN_API_URL)'],
  [settings({ ADMIN_API_URL: 'ftp://a.example/api' }), 'que empiece con https:// (ADMIN_API_URL)'],
  [settings({ ADMIN_API_URL: 'https://admin.example.com' }), 'le falta /api'],
  [settings({ ADMIN_API_URL: 'http://admin.example.com/api' }), 'va sin candado (http)'],
  [settings({ ADMIN_API_URL: 'http://10.0.0.2/api' }), 'va sin candado (http)'],
  [settings({ ADMIN_UPLOADS_URL: 'uploads' }), 'que empiece con https:// (ADMIN_UPLOADS_URL)'],
  [settings({ SITE_URL: '' }), 'Nadie puede abrir la dirección de tu tienda'],
  [
    settings({ SITE_URL: '', ADMIN_API_URL: 'http://127.0.0.1:4000/api' }),
    'Nadie puede abrir la dirección de tu tienda',
  ],
  [settings({ SITE_URL: 'http://127.0.0.2' }), 'WhatsApp no muestra su foto'],
  [settings({ SITE_URL: 'https://192.168.1.20' }), 'Nadie puede abrir'],
  [settings({ SITE_URL: 'https://10.0.0.3:8443' }), 'Nadie puede abrir'],
  [settings({ SITE_URL: 'http://[fd00::1]' }), 'Nadie puede abrir'],
  [settings({ SITE_URL: 'http://rifas.local' }), 'Nadie puede abrir'],
  [settings({ SITE_URL: 'http://shop' }), 'Nadie puede abrir'],
  [settings({ SITE_URL: 'https://rifas.example.com/home' }), 'sin nada después'],
  [settings({ SITE_URL: 'ftp://rifas.example.com' }), 'que empiece con https:// (SITE_URL)'],
  [settings({ SITE_URL: 'rifas.example.com' }), 'que empiece con https:// (SITE_URL)'],
  [settings({ PORT: 'web' }), 'Escribe un número de 1 a 65535, y no "web" (PORT)'],
  // Trusted proxies and secrets
  [settings({ TRUSTED_PROXIES: 'my-proxy' }), 'redes separadas por comas'],
  [settings({ TRUSTED_PROXIES: '10.0.0.0/99' }), 'redes separadas por comas'],
  [settings({ TRUSTED_PROXIES: '0.0.0.0/0' }), 'cualquiera se hace pasar por otro'],
  [settings({ TRUSTED_PROXIES: '::/0' }), 'cualquiera se hace pasar por otro'],
  [settings({ TRUSTED_PROXIES: '0.0.0.0/1,128.0.0.0/1' }), 'cualquiera se hace pasar por otro'],
  [settings({ TRUSTED_PROXIES: '127.0.0.1,::ffff:0:0/96' }), 'cualquiera se hace pasar por otro'],
  [settings({ REDIS_URL: 'redis://r:6379' }), 'Falta el secreto que comparten las instancias'],
  [settings({ REDIS_URL: 'http://r:6379', TICKET_SECRET: SECRET }), 'redis:// o rediss://'],
  [settings({ TICKET_SECRET: 'short' }), 'adivinarlo'],
  [settings({ TICKET_SECRET: 'x'.repeat(48) }), 'adivinarlo'],
  [settings({ TICKET_SECRET: 'abc'.repeat(16) }), 'adivinarlo'],
  [settings({ TICKET_SECRET: '$(openssl rand -hex 24)-and-then-more' }), 'adivinarlo'],
  [settings({ TICKET_SECRET: 'change-me-to-something-long-and-random' }), 'adivinarlo'],
  [settings({ REVALIDATE_TOKEN: 'short' }), 'tiene menos de 16'],
  [settings({ REVALIDATE_TOKEN: '${REVALIDATE_TOKEN}' }), 'adivinarlo'],
  [settings({ METRICS_TOKEN: 'short' }), 'tiene menos de 16'],
  [settings({ METRICS_TOKEN: 'aaaaaaaaaaaaaaaaaaaa' }), 'adivinarlo'],
  [settings({ ADMIN_API_TOKEN: 'el que te dieron' }), 'El token es el de un ejemplo'],
  [settings({ ADMIN_API_TOKEN: '$(cat /run/token)' }), 'El token es el de un ejemplo'],
  // Choices and numbers
  [settings({ ADMIN_DATES_AT_MIDNIGHT_UTC: 'yes' }), 'Escribe uno de estos: day, instant'],
  [settings({ WINNER_SHOWN: 'no' }), 'Escribe uno de estos: full, name, short'],
  [settings({ SERVICE_WORKER: 'none' }), 'on, off (SERVICE_WORKER)'],
  [settings({ PUSH_NOTICES: 'yes' }), 'on, off (PUSH_NOTICES)'],
  [settings({ LOG_LEVEL: 'loud' }), 'trace, debug'],
  [settings({ PAYMENT_ANSWER_MS: '20 s' }), 'de 100 a 120000 (PAYMENT_ANSWER_MS)'],
  [settings({ PAYMENT_SETTLE_MS: '20 s' }), 'de 100 a 120000 (PAYMENT_SETTLE_MS)'],
  [settings({ PAYMENT_ANSWER_MS: '1999' }), 'saldrían como dudosas: escribe 2000 o más'],
  [settings({ PAYMENT_SETTLE_MS: '300' }), 'saldrían como dudosas: escribe 2000 o más'],
  // Messages
  [messaging({ WHATSAPP_API_URL: 'wa' }), 'que empiece con https:// (WHATSAPP_API_URL)'],
  [messaging({ WHATSAPP_SESSION_ID: '' }), 'Falta la sesión que envía los mensajes'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '' }), 'Falta el número al que llega el aviso'],
  [messaging({ WHATSAPP_TELLS_BUYER: 'yes' }), 'on, off (WHATSAPP_TELLS_BUYER)'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '0414' }), 'El número va con el código del país'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '58414765432' }), 'El número va con el código del país'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '+5804147654321' }), 'El número va con el código del país'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '584141234567' }), 'es el de un ejemplo'],
  [settings(TELLS_BUYER), 'Falta el servicio que le escribe al comprador'],
  [
    { ...messaging(TELLS_BUYER), ...files({ 'messages/buyer.txt': 'none' }) },
    'Al comprador no se le manda nada',
  ],
  // Names
  [settings({ TRUSTED_PROXY: '10.0.0.1' }), '¿querías escribir TRUSTED_PROXIES?'],
  [settings({ REDIS_URI: 'x' }), '¿querías escribir REDIS_URL?'],
  [settings({ SITE_ULR: 'x' }), '¿querías escribir SITE_URL?'],
  [settings({ ADMIN_URL: 'x' }), '¿querías escribir ADMIN_API_URL?'],
  [settings({ CONTENT_DIRS: 'x' }), '¿querías escribir CONTENT_DIR?'],
  [settings({ '\uFEFFREDIS_URL': 'redis://r' }), 'La tienda no lee REDIS_URL, porque delante hay'],
  [settings({ LAUNCHER_PID: '' }), 'X-Forwarded-For'],
  // The profile
  [profile({ logo: '/brand/mine.svg' }), 'No existe el archivo /brand/mine.svg de profile.logo'],
  [profile({ logob: '/brand/mine.svg' }), 'No existe el archivo /brand/mine.svg de profile.logob'],
  [profile({ ico: '/mine.ico' }), 'No existe el archivo /mine.ico de profile.ico'],
  [profile({ email: 'none' }), 'Nadie puede escribirte ni llamarte'],
  [profile({ phone: '0414-765432' }), 'faltan o le sobran cifras (profile.phone'],
  [profile({ phone: '+58 241 765 432' }), 'faltan o le sobran cifras (profile.phone'],
  [profile({ salesPhone: '414765432' }), 'faltan o le sobran cifras (profile.salesPhone'],
  [profile({ phone: '0414-123 45 67' }), 'es el de un ejemplo (profile.phone'],
  [profile({ salesPhone: '+58 424 000 0000' }), 'es el de un ejemplo (profile.salesPhone'],
  [profile({ whatsapp: 'https://wa.me/58414765432' }), 'diez cifras'],
  [profile({ whatsapp: 'https://wa.me/584141234567' }), 'es el de un ejemplo (profile.whatsapp'],
  [profile({ nit: 'J-4012345-7' }), 'Tu RIF no tiene una letra y nueve cifras'],
  ...(['name', 'address', 'nit', 'email', 'facebook', 'instagram', 'tiktok', 'map'] as const).map(
    (name): [Given, string] => [
      profile({ [name]: EXAMPLE[name] ?? '' }),
      `Es lo del ejemplo: escribe lo tuyo, o none (profile.${name}`,
    ],
  ),
  [profile({ nit: 'j000000000' }), 'Es lo del ejemplo'],
  ...(['phone', 'salesPhone', 'whatsapp'] as const).map((name): [Given, string] => [
    profile({ [name]: EXAMPLE[name] ?? '' }),
    `Tu teléfono es el de un ejemplo (profile.${name}`,
  ]),
  [profile({ map: '-68.0038,10.1807' }), 'debe ser la latitud y la longitud'],
  [profile({ map: '10.1807,68.0038' }), 'debe ser la latitud y la longitud'],
  [profile({ facebook: 'https://instagram.com/turpial' }), 'El enlace de facebook lleva'],
  [profile({ instagram: 'https://instagram.com/' }), 'El enlace de instagram lleva'],
  [profile({ instagram: 'https://notinstagram.com/turpial' }), 'El enlace de instagram lleva'],
  [profile({ tiktok: 'https://www.tiktok.com/@' }), 'El enlace de tiktok lleva a otra red, o a'],
  // Words
  [announcement({ until: '2020-12-24' }), 'El anuncio ya terminó'],
  [announcement({ until: '2090-02-31' }), 'announcement.until'],
  [announcement({ link: '/pregunta' }), 'El anuncio lleva a /pregunta, que no existe'],
  [announcement({ link: '/preguntas' }), 'El anuncio lleva a /preguntas, que no existe'],
  [words({ permit: 'CJ-XXXX' }), 'donde dice "CJ-XXXX" (shop.yaml, permit)'],
  [words({ footer: ['Permiso xxxxx'] }), 'donde dice "xxxxx" (shop.yaml, footer'],
  [words({ drawRule: 'TODO' }), 'donde dice "TODO" (shop.yaml, drawRule)'],
  [
    { ...words({ drawRule: 'TODO' }), ...files({ 'terminos.md': '# Términos\n{drawRule}' }) },
    'donde dice "TODO" (shop.yaml, drawRule)',
  ],
  [profile({ address: 'TODO: la dirección' }), 'donde dice "TODO:" (shop.yaml, profile, address)'],
  [files({ 'terminos.md': '# Términos\nDesde el [FECHA].' }), 'donde dice "[FECHA]" (terminos.md)'],
  [files({ 'messages/buyer.txt': 'Gracias, xxxx' }), 'donde dice "xxxx" (messages/buyer.txt)'],
  [files({ 'terminos.md': null }), 'Falta el texto de terminos.md'],
  [files({ 'privacidad.md': ' \n' }), 'Falta el texto de privacidad.md'],
  [files({ 'terminos.md': null, 'Terminos.md': '# T' }), 'Terminos.md no se lee'],
  [files({ 'terminos.md': null, 'términos.md': '# T' }), 'términos.md no se lee'],
  [files({ 'privacidad.md': null, 'privacidad.txt': 'x' }), 'privacidad.txt no se lee'],
  [files({ 'messages/buyer.txt': '' }), 'messages/buyer.txt está vacío'],
  [files({ 'messages/push-won.txt': '\n' }), 'messages/push-won.txt está vacío'],
  [files({ 'terminos.md': SHIPPED }), 'terminos.md es el texto del ejemplo'],
  // What the schema of the content refuses
  [words({ testimonios: 'none' }), 'testimonios'],
  [files({ 'shop.yaml': null }), 'shop.yaml no se puede leer'],
  [files({ 'shop.yaml': TABS }), 'shop.yaml, línea 2: hay un tabulador (TAB)'],
  [files({ 'terminos.md': LATIN_1 }), 'terminos.md, línea 1: el texto no es UTF-8'],
  [files({ 'messages/seller.txt': '{comprador}\n' }), '{comprador}'],
])('%j: one sentence says what is wrong', async (given, sentence) => {
  expect(await told(given)).toEqual([expect.stringContaining(sentence)]);
});

test.each<[what: string, given: Given]>([
  ['an address in capitals', settings({ SITE_URL: 'HTTPS://Rifas.Turpial.com/' })],
  ['an admin API on this machine', settings({ ADMIN_API_URL: 'http://[::1]:4000/api' })],
  ['a network of proxies', settings({ TRUSTED_PROXIES: '10.0.0.0/8, fc00::/7, 173.245.48.0/20' })],
  ['a secret that nobody guesses', settings({ TICKET_SECRET: SECRET, METRICS_TOKEN: SECRET })],
  ['names that are not ours', settings({ HOST: 'x', REDIS_PORT: '1', COMPANYS: 'x' })],
  ['a phone of another country', profile({ phone: '+1 415 555 2671', salesPhone: '0414-7654321' })],
  ['a RIF', profile({ nit: 'J412345670' })],
  [
    'a profile',
    profile({ facebook: 'https://m.facebook.com/a', tiktok: 'https://vm.tiktok.com/Z' }),
  ],
  ['a WhatsApp without a number', profile({ whatsapp: 'https://wa.me/message/ABC12' })],
  ['an announcement that leads on', announcement({ link: '/contact?a=1' })],
  ['capitals', words({ footer: ['¡SE LO LLEVA TODO HOY!', 'Mira [PREGUNTAS](/preguntas)'] })],
  ['no terms on purpose', files({ 'terminos.md': 'none' })],
])('of %s nothing is said', async (_, given) => {
  expect(await told(given)).toEqual([]);
});

test('the demo may show what it ships', async () => {
  expect(await told(settings({ STOREFRONT_DEMO: '1', CONTENT_DIR: 'content' }))).toEqual([]);
});

test('a shop that shows what ships is told of each part', async () => {
  const all = await told(settings({ CONTENT_DIR: '' }));
  const parts = ['npm run setup', 'copia content/'];
  expect(all).toEqual(parts.map((part) => expect.stringContaining(part)));
  const copied = await told({}, (folder) => cpSync('content', folder, { recursive: true }));
  for (const part of ['reasons', 'promises', 'hours', 'testimonials'])
    expect(copied).toContainEqual(expect.stringMatching(`línea \\d+, ${part}: es lo del ejemplo`));
});

/** Root may do everything, so it gives up its rights meanwhile. */
async function asNobody<T>(work: () => Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

test.each(['shop.yaml', 'terminos.md', 'messages/seller.txt', 'brand/logo.svg', 'pictures/m.jpg'])(
  '%s, which the user of the shop may not read, is named with that user',
  async (name) => {
    const close = (folder: string) => chmodSync(path.join(folder, name), 0o000);
    const given = files({ [name]: name === 'shop.yaml' ? 'none' : 'x' });
    expect(await asNobody(() => told(given, close))).toEqual([
      expect.stringMatching(`/${name} no lo puede leer el usuario .*\\(EACCES\\)`),
    ]);
  },
);

test.each(['shop.yaml', 'terminos.md'])('%s that is a pipe is not waited for', async (name) => {
  const pipe = (folder: string) => {
    rmSync(path.join(folder, name));
    execFileSync('mkfifo', [path.join(folder, name)]);
  };
  expect(await told({}, pipe)).toContainEqual(expect.stringContaining(`${name} no es un archivo`));
});

test('a data folder that cannot be written stops the start, and /proc holds nobody up', async () => {
  const sentence = /no puede escribir en la carpeta de datos \(E[A-Z]+\): .*\(DATA_DIR\)$/;
  for (const DATA_DIR of ['/proc/shop/data', '/dev/null/data', 'package.json'])
    expect(await told(settings({ DATA_DIR }))).toEqual([expect.stringMatching(sentence)]);
  expect(await told(settings({ DATA_DIR: 'none' }))).toEqual([]);
});

test('a data folder that only root may write is told to root', async () => {
  const shop = makeShop({});
  jest.spyOn(process, 'geteuid').mockReturnValue(0);
  const stat = jest.spyOn(fsPromises, 'stat');
  const owned = (mode: number, uid = 0) => {
    stat.mockResolvedValue({ uid, mode } as Stats);
    return startFindings({ ...shop.variables, DATA_DIR: shop.folder });
  };
  expect(await owned(0o755)).toEqual([wrong(expect.stringContaining('Solo root puede escribir'))]);
  expect(await owned(0o775)).toEqual([]);
  expect(await owned(0o755, 1000)).toEqual([]);
  jest.restoreAllMocks();
  shop.remove();
});

test('a full disk is told, and does not keep a shop that sells from starting', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const writing = jest.spyOn(fsPromises, 'writeFile').mockRejectedValue(full);
  const shop = makeShop({});
  const found = await startFindings({ ...shop.variables, DATA_DIR: shop.folder });
  writing.mockRestore();
  shop.remove();
  expect(found).toEqual([wrong(expect.stringContaining('(ENOSPC)'))]);
});

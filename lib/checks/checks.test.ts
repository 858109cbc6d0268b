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
  words({ announcement: { text: 'Hoy', until: `${YEAR + 1}-01-01`, ...given } });
const YEAR = new Date().getUTCFullYear();
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
  [settings({ PORT: '3.000' }), 'Escribe un número de 1 a 65535, y no "3.000" (PORT)'],
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
  [settings({ ADMIN_API_TOKEN: 'el que te dieron' }), 'Es lo de un ejemplo, o lleva espacios'],
  [settings({ ADMIN_API_TOKEN: '$(cat /run/token)' }), 'Es lo de un ejemplo, o lleva espacios'],
  ...['12345678901234567', 'abcdefghijklmnop', 'qwertyuiopasdfgh'].map(
    (METRICS_TOKEN): [Given, string] => [settings({ METRICS_TOKEN }), 'adivinarlo'],
  ),
  [settings({ TICKET_SECRET: 'rifasturpial'.repeat(3) }), 'adivinarlo'],
  [settings({ TICKET_SECRET: SECRET, METRICS_TOKEN: SECRET }), 'Otros conocen ese secreto'],
  [settings({ TICKET_SECRET: SECRET, ADMIN_API_TOKEN: SECRET }), 'Otros conocen ese secreto'],
  [settings({ ADMIN_API_TOKEN: 'Bearer 65f0c1a2b3' }), 'lleva espacios o comillas'],
  [settings({ ADMIN_API_TOKEN: '"65f0c1a2b3"' }), 'lleva espacios o comillas'],
  [settings({ ADMIN_API_TOKEN: '65f0\u200Bc1a2b3' }), 'lleva espacios o comillas'],
  [settings({ ADMIN_API_TOKEN: 'TU_TOKEN' }), 'Es lo de un ejemplo'],
  [settings({ ADMIN_SELLER_ID: '65f0c1a2 b3d4e5f6' }), 'espacios o comillas: escribe lo que te'],
  [settings({ ADMIN_SELLER_ID: '<código>' }), 'te dieron (ADMIN_SELLER_ID)'],
  [settings({ TRUSTED_PROXIES: '10.0.0.1,0.0.0.0' }), 'cualquiera se hace pasar por otro'],
  [
    settings({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
    'y la tienda le cree: quítalo (NODE_TLS_REJECT_UNAUTHORIZED)',
  ],
  [
    settings({ SITE_URL: 'https://rifas.turpial.com/?x=1' }),
    'sin ? ni @, que empiece con https:// (SITE_URL)',
  ],
  [
    settings({ SITE_URL: 'https://ana:clave@rifas.turpial.com' }),
    'sin ? ni @, que empiece con https:// (SITE_URL)',
  ],
  [settings({ ADMIN_API_URL: 'https://ana:clave@a.turpial.com/api' }), 'sin ? ni @, que empiece'],
  [settings({ ADMIN_UPLOADS_URL: 'https://a.turpial.com/uploads#x' }), 'sin ? ni @, que empiece'],
  [settings({ DATA_DIR: '~/data' }), 'Escribe la carpeta entera, como /var/lib/shop'],
  [settings({ DATA_DIR: '$HOME/data' }), 'Escribe la carpeta entera'],
  [settings({ DATA_DIR: 'C:\\shop' }), 'Escribe la carpeta entera'],
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
  [messaging({ WHATSAPP_API_URL: 'http://wa.turpial.com' }), 'candado (http)'],
  [messaging({ WHATSAPP_SELLER_NUMBER: '584145555555' }), 'es el de un ejemplo'],
  // Names
  [settings({ site_url: 'https://rifas.turpial.com' }), '¿querías escribir SITE_URL?'],
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
  [
    profile({ phone: '0414-765432' }),
    'faltan o le sobran cifras, o su código no existe (profile.phone',
  ],
  [
    profile({ phone: '+58 241 765 432' }),
    'faltan o le sobran cifras, o su código no existe (profile.phone',
  ],
  [
    profile({ salesPhone: '414765432' }),
    'faltan o le sobran cifras, o su código no existe (profile.salesPhone',
  ],
  [profile({ phone: '0414-123 45 67' }), 'es el de un ejemplo (profile.phone'],
  [profile({ salesPhone: '+58 424 000 0000' }), 'es el de un ejemplo (profile.salesPhone'],
  [profile({ whatsapp: 'https://wa.me/58414765432' }), 'diez cifras'],
  [profile({ whatsapp: 'https://wa.me/584141234567' }), 'es el de un ejemplo (profile.whatsapp'],
  [profile({ nit: 'J-4012345-7' }), 'Tu RIF no tiene una letra y nueve cifras'],
  ...(['name', 'address', 'nit', 'email', 'facebook', 'instagram', 'tiktok', 'map'] as const).map(
    (name): [Given, string] => [
      profile({ [name]: EXAMPLE[name] ?? '' }),
      `Es lo de un ejemplo, o falta algo: escribe lo tuyo, o none (profile.${name}`,
    ],
  ),
  [profile({ nit: 'j000000000' }), 'Es lo de un ejemplo'],
  ...(['phone', 'salesPhone', 'whatsapp'] as const).map((name): [Given, string] => [
    profile({ [name]: EXAMPLE[name] ?? '' }),
    `Tu teléfono es el de un ejemplo (profile.${name}`,
  ]),
  ...['Tu nombre', '<b>Rifas</b>', 'Rifas &amp; Premios', 'Nombre', '😀', 'Rifas {name}'].map(
    (name): [Given, string] => [
      profile({ name }),
      'falta algo: escribe lo tuyo, o none (profile.na',
    ],
  ),
  ...['-', 'N/A', 'no tengo', 'Pendiente', 'por definir', 'Tu dirección'].map(
    (address): [Given, string] => [profile({ address }), 'falta algo'],
  ),
  [profile({ city: 'Tu ciudad' }), 'falta algo: escribe lo tuyo, o none (profile.city'],
  [profile({ state: 'estado' }), 'falta algo: escribe lo tuyo, o none (profile.state'],
  ...['hola@example.com', 'tu@correo.com', 'tucorreo@gmail.com', 'hola@tudominio.com'].map(
    (email): [Given, string] => [profile({ email }), 'falta algo'],
  ),
  ...['hola@gmail.con', 'mailto:hola@turpial.com', '<hola@turpial.com>', 'holá@turpial.com'].map(
    (email): [Given, string] => [profile({ email }), 'debe ser un correo'],
  ),
  ...['0999-7654321', '+58 914 765 4321', '0123-4567890', '9876543210'].map(
    (phone): [Given, string] => [profile({ phone }), 'o su código no existe (profile.phone'],
  ),
  [profile({ phone: '0414-5555555' }), 'es el de un ejemplo (profile.phone'],
  [profile({ whatsapp: 'https://wa.me/589147654321' }), 'o su código no existe (profile.whatsapp'],
  [profile({ whatsapp: 'https://wa.me/message/' }), 'debe ser un chat'],
  [profile({ whatsapp: 'https://www.whatsapp.com/channel/0029' }), 'a un canal, donde nadie te'],
  [profile({ instagram: 'https://instagram.com/turpial, https://x.ve' }), 'empiece con https://'],
  ...['$1', '%', '""', '<b>$', '-', '10'].map((currencySymbol): [Given, string] => [
    profile({ currencySymbol }),
    'debe ser el signo de una moneda',
  ]),
  [profile({ map: '-68.0038,10.1807' }), 'debe ser la latitud y la longitud'],
  [profile({ map: '10.1807,68.0038' }), 'debe ser la latitud y la longitud'],
  [profile({ facebook: 'https://instagram.com/turpial' }), 'El enlace de facebook lleva'],
  [profile({ instagram: 'https://instagram.com/' }), 'El enlace de instagram lleva'],
  [profile({ instagram: 'https://notinstagram.com/turpial' }), 'El enlace de instagram lleva'],
  ...['home.php', 'login', 'profile.php', 'profile.php?id='].map((page): [Given, string] => [
    profile({ facebook: `https://www.facebook.com/${page}` }),
    'El enlace de facebook lleva a otra red, o a nadie',
  ]),
  [profile({ facebook: 'https://www.facebook.com/tupagina' }), 'falta algo'],
  ...['accounts/edit/', 'explore/', 'p/C0de', 'https://instagram.com/turpial'].map(
    (page): [Given, string] => [
      profile({ instagram: `https://www.instagram.com/${page}` }),
      'El enlace de instagram lleva a otra red, o a nadie',
    ],
  ),
  [profile({ tiktok: 'https://www.tiktok.com/turpial' }), 'El enlace de tiktok lleva'],
  [profile({ tiktok: 'https://www.tiktok.com/@' }), 'El enlace de tiktok lleva a otra red, o a'],
  // Words
  [announcement({ until: '2020-12-24' }), 'El anuncio ya terminó'],
  [announcement({ until: `${YEAR + 1}-02-31` }), 'announcement.until'],
  [announcement({ link: '/pregunta' }), 'Un enlace lleva a /pregunta, que no existe (shop.yaml)'],
  [announcement({ link: '/preguntas' }), 'Un enlace lleva a /preguntas, que no existe'],
  [announcement({ until: `${YEAR + 100}-12-24` }), 'o sale más de un año'],
  [announcement({ link: '/rifa/moto' }), 'Un enlace lleva a /rifa/moto, que no existe'],
  [announcement({ link: 'https://example.com' }), 'donde dice "/example" (shop.yaml, announcement'],
  [announcement({ text: '<b>Hoy</b>' }), 'donde dice "<b>"'],
  [announcement({ text: 'prueba' }), 'donde dice "prueba"'],
  ...['CJ-0000', 'CJ-####', 'CJ-____', 'N° ______', 'no', '...', '???', 'En trámite'].map(
    (permit): [Given, string] => [words({ permit }), '(shop.yaml, permit)'],
  ),
  ...[
    ...['{{name}}', '{ name }', '[número]', '[Nombre de la tienda, C.A.]', '<NÚMERO>', '&copy;'],
    ...['TBD', 'FIXME', 'por completar', 'Texto aquí', 'Rifas Araguaney', 'Llama al 0414-1234567'],
    ...['escribe a hola@rifasaraguaney.example', 'RIF J-00000000-0'],
  ].map((line): [Given, string] => [
    words({ footer: [`Permiso ${line}`] }),
    '(shop.yaml, footer, 0)',
  ]),
  [words({ drawRule: 'Si nadie lo tiene, …' }), '(shop.yaml, drawRule)'],
  [words({ lostNumber: 'Si otra persona lo aparta, ...' }), '(shop.yaml, lostNumber)'],
  [words({ answers: { payments: 'En X horas' } }), '(shop.yaml, answers, payments)'],
  [
    words({ testimonials: [{ name: 'María', words: 'Testimonio' }] }),
    '(shop.yaml, testimonials, 0',
  ],
  ...['30', '0 días', '-30 días', '30%'].map((claimTime): [Given, string] => [
    words({ claimTime }),
    'claimTime debe ser un tiempo, como 30 días',
  ]),
  [words({ personalData: { logs: '30' } }), 'personalData.logs debe ser un tiempo'],
  [words({ personalData: { receipts: '0 días' } }), 'personalData.receipts debe ser un tiempo'],
  [words({ personalData: { contact: 'hola @turpial.com' } }), 'debe tener un correo o un teléfono'],
  ...['google', 'facebook', 'pinterest'].map((site): [Given, string] => [
    words({ verification: { [site]: 'google123456' } }),
    'lleva solo el valor, sin la etiqueta, y entero',
  ]),
  [words({ permit: 'CJ-XXXX' }), 'donde dice "CJ-XXXX" (shop.yaml, permit)'],
  [words({ footer: ['Permiso xxxxx'] }), 'donde dice "xxxxx" (shop.yaml, footer'],
  [words({ drawRule: 'TODO' }), 'donde dice "TODO" (shop.yaml, drawRule)'],
  [
    { ...words({ drawRule: 'TODO' }), ...files({ 'terminos.md': '# Términos\n{drawRule}' }) },
    'donde dice "TODO" (shop.yaml, drawRule)',
  ],
  [
    profile({ address: 'TODO: la dirección' }),
    'falta algo: escribe lo tuyo, o none (profile.address',
  ],
  [files({ 'terminos.md': '# Términos\nDesde el [FECHA].' }), 'donde dice "[FECHA]" (terminos.md)'],
  [files({ 'messages/buyer.txt': 'Gracias, xxxx' }), 'donde dice "xxxx" (messages/buyer.txt)'],
  ...['el XX/XX/2026', 'el DD/MM/AAAA', 'el __/__/____', 'el [fecha]', 'hoy <FECHA>', '…'].map(
    (day): [Given, string] => [
      files({ 'terminos.md': `# Términos\nDesde:\n${day}` }),
      '(terminos.md)',
    ],
  ),
  [files({ 'terminos.md': '# T\n[datos](/privacida)' }), 'Un enlace lleva a /privacida, que no'],
  [files({ 'terminos.md': '# Términos' }), 'Falta el texto de terminos.md, o está vacío'],
  [files({ 'messages/buyer.txt': 'Mira {ticketLink }' }), 'donde dice "{" (messages/buyer.txt)'],
  ...[
    ...['Preguntas.md', 'preguntas.txt', 'nosotros.MD', 'como participar.md', 'shop.yml'],
    ...['messages/Buyer.txt', 'messages/buyer.md', 'mensajes/buyer.txt', 'messages/push_won.txt'],
  ].map((name): [Given, string] => [files({ [name]: 'x' }), `${name} no se lee: cámbiale el nom`]),
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
  [
    'a secret that nobody guesses',
    settings({ TICKET_SECRET: SECRET, METRICS_TOKEN: [...SECRET].reverse().join('') }),
  ],
  ['names that are not ours', settings({ HOST: 'x', REDIS_PORT: '1', COMPANYS: 'x' })],
  ['a phone of another country', profile({ phone: '+1 415 555 2671', salesPhone: '0414-7654321' })],
  ['nothing in a setting', settings({ ADMIN_API_TOKEN: 'Ninguno', DATA_DIR: 'NONE' })],
  ['a number without costs', profile({ phone: '0800-7654321' })],
  [
    'a WhatsApp Business link',
    profile({ whatsapp: 'https://api.whatsapp.com/send?phone=584147654321' }),
  ],
  ['a currency', profile({ currencySymbol: 'Bs.' })],
  ['text marks', files({ 'terminos.md': '# T\n\n---\n[a](/privacidad) <https://a.ve> 5 > 3' })],
  ['a RIF', profile({ nit: 'J412345670' })],
  [
    'a profile',
    profile({ facebook: 'https://m.facebook.com/a', tiktok: 'https://vm.tiktok.com/Z' }),
  ],
  ['a WhatsApp without a number', profile({ whatsapp: 'https://wa.me/message/ABC12' })],
  ['an announcement that leads on', announcement({ link: '/contact?a=1' })],
  ['capitals', words({ footer: ['¡SE LO LLEVA TODO HOY!', 'Mira [CONTACTO](/contact)'] })],
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

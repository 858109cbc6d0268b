import { chmodSync, cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseShopFile } from '@/lib/content/parse-shop-file';
import { makeShop, type Given } from './checks.test-kit';
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

const each = (part: keyof Given) => (name: string, values: (string | object | null)[]) =>
  values.map((value): Given => ({ [part]: { [name]: value } }));
const setting = each('settings');
const profile = each('profile');
const word = each('words');
const file = each('files');

const WHATSAPP = {
  WHATSAPP_API_URL: 'https://wa.example.com',
  WHATSAPP_SESSION_ID: 'shop',
  WHATSAPP_SELLER_NUMBER: '584147654321',
};
const messaging = (name: string, values: string[]) =>
  values.map((value): Given => ({ settings: { ...WHATSAPP, [name]: value } }));
const announcement = (name: string, values: string[]) =>
  values.map((value): Given => {
    const whole = { text: 'Hoy', until: `${YEAR + 1}-01-01`, [name]: value };
    return { words: { announcement: whole } };
  });
const YEAR = new Date().getUTCFullYear();
const SECRET = '0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978';
const { profile: EXAMPLE, testimonials: INVENTED } = parseShopFile(
  readFileSync('content/shop.yaml', 'utf8'),
).content;
const NAMED = 'profile: { name: R }\n';
const TABS =
  'profile:\n\tname: Rifas Turpial\n\temail: a@b.ve\nhours:\n\tsunday: none\npermit: none\n';

test('of a shop that is set right nothing is said', async () => {
  expect(await told({})).toEqual([]);
});

const LOCAL = [
  ...'0.0.0.0 127.0.0.2 192.168.1.20 172.16.0.2 169.254.1.1 100.64.0.2 [fd00::1] [fe80::1] [::1]'.split(
    ' ',
  ),
  ...'shop rifas.local rifas.localhost rifas.lan'.split(' '),
];
const ADDRESS = 'sin ? ni @, que empiece con https://';
const EXAMPLE_OR_LESS = 'Es lo de un ejemplo, o falta algo: escribe lo tuyo, o none';
const NO_NUMBER = 'faltan o le sobran cifras, o su código no existe';
const EXAMPLE_NUMBER = 'es el de un ejemplo';
const NO_PROFILE = 'lleva a otra red, o a nadie';
const IN_FOOTER = '(shop.yaml, footer, 0)';

/** Each sentence with what is told by it. */
const FAULTS: [sentence: string, ...given: Given[]][] = [
  // Addresses
  ['Falta la dirección de tu administración', ...setting('ADMIN_API_URL', [' '])],
  [
    `${ADDRESS} (ADMIN_API_URL)`,
    ...setting('ADMIN_API_URL', ['a.ve/api', 'ftp://a.ve/api', 'https://ana:clave@a.ve/api']),
  ],
  ['le falta /api', ...setting('ADMIN_API_URL', ['https://admin.example.com'])],
  [
    'va sin candado (http)',
    ...setting('ADMIN_API_URL', ['http://admin.example.com/api', 'http://10.0.0.2/api']),
    ...messaging('WHATSAPP_API_URL', ['http://wa.turpial.com']),
  ],
  [
    `${ADDRESS} (ADMIN_UPLOADS_URL)`,
    ...setting('ADMIN_UPLOADS_URL', ['uploads', 'https://a.turpial.com/uploads#x']),
  ],
  [
    'Nadie puede abrir la dirección de tu tienda',
    ...setting('SITE_URL', ['', 'https://10.0.0.3:8443', ...LOCAL.map((host) => `http://${host}`)]),
  ],
  ['sin nada después', ...setting('SITE_URL', ['https://rifas.example.com/home'])],
  [
    `${ADDRESS} (SITE_URL)`,
    ...setting('SITE_URL', ['rifas.example.com', 'https://rifas.turpial.com/?x=1']),
  ],
  ['de 1 a 65535 (PORT)', ...setting('PORT', ['3.000', 'abc', '65536', '0'])],
  ['de 1 a 65535 (DEMO_API_PORT)', ...setting('DEMO_API_PORT', ['-1'])],
  ['como 127.0.0.1 (LISTEN_HOST)', ...setting('LISTEN_HOST', ['my-machine'])],
  ['1, 2 (DEMO_API_GENERATION)', ...setting('DEMO_API_GENERATION', ['3', '1x'])],
  // Trusted proxies and secrets
  [
    'redes separadas por comas',
    ...setting('TRUSTED_PROXIES', ['my-proxy', '10.0.0.0/99', '10.0.0.0/']),
  ],
  [
    'cualquiera se hace pasar por otro',
    ...setting('TRUSTED_PROXIES', ['::/0', '10.0.0.1,0.0.0.0', '0.0.0.0/0', '2000::/6']),
  ],
  ['Falta el secreto que comparten las instancias', ...setting('REDIS_URL', ['redis://r:6379'])],
  ['redis:// o rediss://', { settings: { REDIS_URL: 'http://r:6379', TICKET_SECRET: SECRET } }],
  [
    'adivinarlo',
    ...setting('TICKET_SECRET', [SECRET.slice(0, 31), 'abc'.repeat(16), 'rifasturpial'.repeat(3)]),
    ...setting('TICKET_SECRET', ['$(openssl rand -hex 24)-and-then-more']),
    ...setting('TICKET_SECRET', ['change-me-to-something-long-and-random']),
    ...setting('TICKET_SECRET', ['cambia-este-secreto-por-uno-tuyo-y-largo']),
    ...setting('REVALIDATE_TOKEN', ['un-token-de-ejemplo', 'an-example-of-a-token']),
    ...setting('REVALIDATE_TOKEN', ['openssl rand -hex 24']),
    ...setting('REVALIDATE_TOKEN', [SECRET.slice(0, 15), '${REVALIDATE_TOKEN}']),
    ...setting('METRICS_TOKEN', ['aaaaaaaaaaaaaaaab', '12345678rifasdehoy', 'qwertyuiopasdfgh']),
    ...setting('METRICS_TOKEN', ['abcdefghijklmnop']),
  ],
  [
    'Otros conocen ese secreto',
    ...['METRICS_TOKEN', 'REVALIDATE_TOKEN', 'ADMIN_API_TOKEN'].map((name) => ({
      settings: { TICKET_SECRET: SECRET, [name]: SECRET },
    })),
  ],
  [
    'Es lo de un ejemplo, o lleva espacios',
    ...setting('ADMIN_API_TOKEN', ['xxxx-65f0', '$(cat /run/token)', 'Bearer 65f0c1a2b3']),
    ...setting('ADMIN_API_TOKEN', ['"65f0c1a2b3"', '65f0\u200Bc1a2b3', 'TU_TOKEN']),
    ...setting('ADMIN_SELLER_ID', ['65f0c1a2 b3d4e5f6', '<codigo>']),
  ],
  ['quítalo (NODE_TLS_REJECT_UNAUTHORIZED)', ...setting('NODE_TLS_REJECT_UNAUTHORIZED', ['0'])],
  ['Escribe la carpeta entera', ...setting('DATA_DIR', ['~/data', '"/data"', '$HOME', 'C:\\shop'])],
  // Choices and numbers
  ['Escribe uno de estos: day, instant', ...setting('ADMIN_DATES_AT_MIDNIGHT_UTC', ['yes'])],
  ['Escribe uno de estos: full, name, short', ...setting('WINNER_SHOWN', ['no'])],
  ['on, off (SERVICE_WORKER)', ...setting('SERVICE_WORKER', ['none'])],
  ['on, off (PUSH_NOTICES)', ...setting('PUSH_NOTICES', ['yes'])],
  ['on, off (WHATSAPP_TELLS_BUYER)', ...messaging('WHATSAPP_TELLS_BUYER', ['yes'])],
  ['trace, debug', ...setting('LOG_LEVEL', ['loud'])],
  ['como mucho 120000 (PAYMENT_ANSWER_MS)', ...setting('PAYMENT_ANSWER_MS', ['20 s', '120001'])],
  ['como mucho 120000 (PAYMENT_SETTLE_MS)', ...setting('PAYMENT_SETTLE_MS', ['20 s', '120001'])],
  ['escribe 2000 o más', ...setting('PAYMENT_ANSWER_MS', ['1999', '0'])],
  ['escribe 2000 o más', ...setting('PAYMENT_SETTLE_MS', ['300'])],
  // Messages
  ['que empiece con https:// (WHATSAPP_API_URL)', ...messaging('WHATSAPP_API_URL', ['wa'])],
  ['Falta la sesión que envía los mensajes', ...messaging('WHATSAPP_SESSION_ID', [''])],
  ['Falta el número al que llega el aviso', ...messaging('WHATSAPP_SELLER_NUMBER', [''])],
  [
    'El número va con el código del país',
    ...messaging('WHATSAPP_SELLER_NUMBER', ['04147654321', '4147654321', '5804147654321']),
    ...messaging('WHATSAPP_SELLER_NUMBER', ['58414765432', '5741412', '+5741412345671234']),
  ],
  [EXAMPLE_NUMBER, ...messaging('WHATSAPP_SELLER_NUMBER', ['584141234567', '584145555555'])],
  ['Falta el servicio que le escribe al comprador', ...setting('WHATSAPP_TELLS_BUYER', ['on'])],
  [
    'Al comprador no se le manda nada',
    {
      settings: { ...WHATSAPP, WHATSAPP_TELLS_BUYER: 'on' },
      files: { 'messages/buyer.txt': 'none' },
    },
  ],
  // Names
  ['¿querías escribir SITE_URL?', ...setting('site_url', ['x']), ...setting('SITE_ULR', ['x'])],
  ['¿querías escribir TRUSTED_PROXIES?', ...setting('TRUSTED_PROXY', ['10.0.0.1'])],
  ['¿querías escribir ADMIN_API_URL?', ...setting('ADMIN_URL', ['x'])],
  ['X-Forwarded-For', ...setting('LAUNCHER_PID', [''])],
  // The profile
  ['profile falta: escribe profile: y', ...file('shop.yaml', ['permit: CJ-1'])],
  ...['logo', 'logob', 'ico'].map((name): [string, ...Given[]] => [
    'No existe el archivo /brand/mine.svg',
    ...profile(name, ['/brand/mine.svg']),
  ]),
  [
    'testimonials: es lo del ejemplo',
    ...word('testimonials', [[{ name: 'Ana', words: 'Gané.' }, INVENTED[2] ?? {}]]),
  ],
  [
    'No existe el archivo /pictures/moto.jpg',
    ...word('deliveries', [[{ picture: 'moto.jpg', caption: 'Moto' }]]),
  ],
  ['Nadie puede escribirte ni llamarte', ...profile('email', ['none'])],
  [
    `${NO_NUMBER} (profile.phone`,
    ...profile('phone', ['0414-765432', '+58 241 765 432', '9876543210', '0123-4567890']),
    ...profile('phone', ['+1 415 55', '0414-7654321, 0412-7654321', '<0414-7654321>']),
  ],
  [`${NO_NUMBER} (profile.salesPhone`, ...profile('salesPhone', ['414765432'])],
  [`${EXAMPLE_NUMBER} (profile.phone`, ...profile('phone', ['0414-123 45 67', '0414-5555555'])],
  ...(['phone', 'salesPhone', 'whatsapp'] as const).map((name): [string, ...Given[]] => [
    EXAMPLE_NUMBER,
    ...profile(name, [EXAMPLE[name]]),
  ]),
  [
    'debe ser un chat',
    ...profile('whatsapp', ['https://wa.me/58414765432', 'https://wa.me/589147654321']),
    ...profile('whatsapp', ['https://wa.me/04147654321', 'https://wa.me/4147654321']),
    ...profile('whatsapp', ['https://wa.me/message/', '0414-7654321']),
    ...profile('whatsapp', ['https://whatsapp.com/channel/0029', 'https://chat.whatsapp.com/a']),
  ],
  ['Tu RIF no tiene una letra y nueve cifras', ...profile('nit', ['J-4012345-7'])],
  ...(['name', 'address', 'nit', 'email', 'facebook', 'instagram', 'tiktok', 'map'] as const).map(
    (name): [string, ...Given[]] => [
      `${EXAMPLE_OR_LESS} (profile.${name}`,
      ...profile(name, [EXAMPLE[name]]),
    ],
  ),
  [
    EXAMPLE_OR_LESS,
    ...profile('nit', ['j000000000']),
    ...profile('name', ['Prueba', 'test', 'Tu nombre', '<b>Rifas</b>', 'R {name}']),
    ...profile('address', ['-', 'N/A', 'por definir', 'TODO: la dirección']),
    ...profile('email', ['hola@example.com', 'tucorreo@gmail.com', 'a@tudominio.com']),
    ...profile('facebook', ['https://www.facebook.com/tupagina', 'https://fb.com/tuempresa']),
    ...profile('instagram', ['https://instagram.com/tuusuario']),
  ],
  ['debe ser un correo', ...profile('email', ['hola@gmail.con', 'mailto:a@b.ve', 'holá@b.ve'])],
  ['empiece con https://', ...profile('instagram', ['https://x.ve, https://y.ve'])],
  ['debe ser el signo de una moneda', ...profile('currencySymbol', ['$1', '%', '""', '<b>$'])],
  ['debe ser la latitud y la longitud', ...profile('map', ['-68.0038,10.1807', '10.18,68.00'])],
  [
    'debe ser la latitud y la longitud',
    ...profile('map', ['10.18,-168.00', '100.18,-68', '-10.18,-68']),
  ],
  [
    `El enlace de facebook ${NO_PROFILE}`,
    ...profile('facebook', ['https://instagram.com/turpial']),
    ...profile('facebook', ['https://www.facebook.com/', 'https://www.facebook.com/home.php']),
  ],
  [
    `El enlace de instagram ${NO_PROFILE}`,
    ...profile('instagram', ['https://instagram.com/', 'https://notinstagram.com/a']),
    ...profile('instagram', ['https://instagram.com/p/C1', 'https://www.instagram.com/reel/C1/']),
  ],
  [
    `El enlace de tiktok ${NO_PROFILE}`,
    ...profile('tiktok', ['https://www.tiktok.com/turpial', 'https://www.tiktok.com/@']),
  ],
  // Words
  ['El anuncio ya terminó', ...announcement('until', ['2020-12-24', `${YEAR + 100}-12-24`])],
  ['announcement.until', ...announcement('until', [`${YEAR + 1}-02-31`])],
  ['lleva a /pregunta', ...announcement('link', ['/pregunta', '/preguntas'])],
  ['lleva a /rifa/moto, que no existe', ...announcement('link', ['/rifa/moto'])],
  ['donde dice "/example" (shop.yaml, annou', ...announcement('link', ['https://example.com'])],
  [
    '(shop.yaml, permit)',
    ...word('permit', ['CJ-XX', 'No tengo', 'nada', 'pendiente']),
    ...word('permit', ['CJ-XXXX', 'CJ-0000', 'N° ______', 'no', '???', 'En trámite']),
  ],
  [
    IN_FOOTER,
    ...word('footer', [['{{name}}'], ['{ name }'], ['[Nombre de la tienda, C.A.]'], ['<NÚMERO>']]),
    ...word('footer', [['Rifas Araguaney'], ['Llama al 0414-1234567'], ['RIF J-00000000-0']]),
    ...word('footer', [['hola@rifasaraguaney.example'], ['Permiso xxxxx'], ['por completar']]),
  ],
  ['(shop.yaml, drawRule)', ...word('drawRule', ['TODO', 'Si nadie lo tiene, …'])],
  ['(shop.yaml, answers, payments)', ...word('answers', [{ payments: 'En xxxx horas' }])],
  [
    'donde dice "TODO" (shop.yaml, drawRule)',
    { words: { drawRule: 'TODO' }, files: { 'terminos.md': '# Términos\n{drawRule}' } },
  ],
  ['lleva solo el valor, sin la etiqueta', ...word('verification', [{ google: 'google123456' }])],
  [
    '(terminos.md)',
    ...'el XX/XX/2026|el DD/MM/AAAA|el __/__/____|el [FECHA]|hoy <FECHA>|…'
      .split('|')
      .flatMap((day) => file('terminos.md', [`# Términos\nDesde:\n${day}`])),
  ],
  ['(messages/buyer.txt)', ...file('messages/buyer.txt', ['Gracias, xxxx', 'Mira {ticketLink }'])],
  ...['Preguntas.md', 'preguntas.txt', 'como participar.md', 'shop.yml', 'messages/Buyer.txt'].map(
    (name): [string, ...Given[]] => [
      `${name} no se lee: cámbiale el nombre a`,
      ...file(name, ['x']),
    ],
  ),
  ['Terminos.md no se lee', { files: { 'terminos.md': null, 'Terminos.md': '# T' } }],
  ['Falta el texto de terminos.md, o está vacío', ...file('terminos.md', [null, '# Términos'])],
  ['messages/buyer.txt está vacío', ...file('messages/buyer.txt', [''])],
  [
    'terminos.md es el texto del ejemplo',
    ...file('terminos.md', [readFileSync('content/terminos.md')]),
  ],
  // Files that cannot be shown
  ['línea 1: testimonios no es una parte', ...word('testimonios', ['none'])],
  ['debe empezar con el nombre de una parte', ...file('shop.yaml', ['Rifas Turpial'])],
  ['footer debe ser una lista', ...word('footer', ['una línea'])],
  ['hours debe tener partes debajo', ...word('hours', ['8am'])],
  ['debe ser un color', ...word('colours', [{ light: { action: 'rojo' } }])],
  ['debe ser uno de ticket', ...word('promises', [[{ icon: 'moto', title: 'M', text: 'M' }]])],
  ['results debe ser una dirección', ...word('lotteries', [[{ name: 'L', results: 'l.ve' }]])],
  ['un archivo .jpg', ...word('deliveries', [[{ picture: 'm.heic', caption: 'M' }]])],
  ['debe ser un número de píxeles', ...profile('sizeico', ['12', '401'])],
  ['logo debe ser un archivo de la carpeta', ...profile('logo', ['https://a.ve/logo.svg'])],
  ['shop.yaml, línea 1: el archivo está vacío', ...file('shop.yaml', ['', ' \n', '# Permiso\n'])],
  [
    'línea 2: no se entiende: un texto con dos puntos',
    ...file('shop.yaml', [TABS, 'reasons:\n  title: Soporte: siempre']),
    ...file('shop.yaml', ['footer:\n  - *Importante*', 'footer:\n  - &número CJ-1']),
  ],
  [
    'línea 2: permit no tiene valor: escribe none si no lo tienes',
    ...file('shop.yaml', [
      `${NAMED}permit:`,
      `${NAMED}permit: ' '`,
      `${NAMED}footer: [{ permit }]`,
    ]),
  ],
  [
    "línea 3: action no tiene valor: un color va entre comillas: '#cc0000'",
    ...file('shop.yaml', [`colours:\n  light:\n    action: #cc0000`]),
  ],
  ['línea 1: announcement.until falta', ...word('announcement', [{ text: 'Hoy' }])],
  ['announcement.link debe ser una p', ...announcement('link', ['//x.example', 'javascript:x'])],
  ['privacidad.md, línea 1: el archivo debe empe', ...file('privacidad.md', ['Privacidad'])],
  [
    'privacidad.md, línea 3: no existe {empresa}: usa uno de {name}',
    ...file('privacidad.md', ['# P\n\nDe {empresa}']),
  ],
  ['shop.yaml no se puede leer', ...file('shop.yaml', [null])],
  ['terminos.md no es UTF-8', ...file('terminos.md', [Buffer.from('# T\xe9', 'latin1')])],
  // Anybody can give somebody else's phone, which gets no words of a stranger.
  ['buyer.txt, línea 2: no existe {buyer}: usa', ...file('messages/buyer.txt', ['Hola\n{buyer}'])],
];

test.each(FAULTS.flatMap(([sentence, ...given]) => given.map((each) => [each, sentence] as const)))(
  '%j: one sentence says what is wrong',
  async (given, sentence) => {
    expect(await told(given)).toEqual([expect.stringContaining(sentence)]);
  },
);

const RIGHT: Given[] = [
  ...setting('SITE_URL', ['HTTPS://Rifas.Turpial.com/']),
  ...setting('ADMIN_API_URL', [
    'http://[::1]:4000/api',
    'http://localhost:4000/api',
    'http://127.0.0.1/api',
  ]),
  ...setting('TRUSTED_PROXIES', ['10.0.0.0/8, fc00::/7, 173.245.48.0/20']),
  ...setting('PAYMENT_ANSWER_MS', ['120000']),
  ...setting('PORT', ['1', '65535', ' 8080 ']),
  { settings: { TICKET_SECRET: SECRET, METRICS_TOKEN: SECRET.slice(1, 17) } },
  ...setting('TICKET_SECRET', [SECRET.slice(0, 32)]),
  { settings: { TICKET_SECRET: SECRET, REDIS_URL: 'rediss://r:6379', DATA_DIR: '/proc/shop' } },
  { settings: { HOST: 'x', REDIS_PORT: '1', COMPANYS: 'x' } },
  { settings: { ADMIN_API_TOKEN: 'Ninguno', DATA_DIR: 'NONE' } },
  ...messaging('WHATSAPP_SELLER_NUMBER', ['+57414123', '574141234567123']),
  ...profile('phone', ['+1 415 555 2671', '0800-7654321', '0241 765 4321']),
  ...profile('whatsapp', ['https://api.whatsapp.com/send?phone=584147654321']),
  ...profile('whatsapp', ['https://wa.me/message/ABC12']),
  ...profile('currencySymbol', ['Bs.', 'US$']),
  ...profile('email', ['ventas.ve+1@mi-rifa.com.ve']),
  ...profile('nit', ['J412345670', 'e-41234567-0']),
  ...profile('city', [EXAMPLE.city ?? '']),
  ...profile('facebook', ['https://m.facebook.com/a', 'https://fb.com/a', 'https://fb.me/a']),
  ...profile('tiktok', ['https://vm.tiktok.com/Z']),
  ...announcement('link', ['/home', '/contact?a=1', '/resultados', '/sin-boleto#a', '/rifa']),
  ...announcement('link', ['/verificar', `/rifa/${'a'.repeat(24)}`]),
  ...word('footer', [['¡SE LO LLEVA TODO HOY!', 'Mira [CONTACTO](/contact)']]),
  ...file('terminos.md', ['none', '# T\n\n---\n[a](/privacidad) <https://a.ve> 5 > 3']),
];

test.each(RIGHT)('of %j nothing is said', async (given) => {
  expect(await told(given)).toEqual([]);
});

test('the demo may show what it ships', async () => {
  const settings = { ...WHATSAPP, STOREFRONT_DEMO: '1', CONTENT_DIR: 'content', SITE_URL: '' };
  settings.WHATSAPP_SELLER_NUMBER = '584141234567';
  expect(await told({ settings })).toEqual([]);
});

test('a shop that shows what ships is told of each part', async () => {
  const all = await told({ settings: { CONTENT_DIR: '' } });
  const pictures = '/brand/logo.svg, /brand/logo-white.svg, /favicon.ico, /brand/mark.png';
  const parts = [`dibujos del ejemplo: ${pictures}. Haz`, 'copia content/'];
  expect(all).toEqual(parts.map((part) => expect.stringContaining(part)));
  const copied = await told({}, (folder) => cpSync('content', folder, { recursive: true }));
  for (const part of ['reasons', 'promises', 'testimonials'])
    expect(copied).toContainEqual(expect.stringContaining(`${part}: es lo del ejemplo`));
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
    const given = { files: { [name]: name === 'shop.yaml' ? 'none' : 'x' } };
    expect(await asNobody(() => told(given, close))).toEqual([
      expect.stringMatching(`/${name} no lo puede leer el usuario .*\\(EACCES\\)`),
    ]);
  },
);

test('a data folder that cannot be written is told, and /proc holds nobody up', async () => {
  const sentence = /no puede escribir en la carpeta de datos \(E[A-Z]+\): .*\(DATA_DIR\)$/;
  for (const DATA_DIR of ['/proc/shop/data', '/dev/null/data', 'package.json'])
    expect(await told({ settings: { DATA_DIR } })).toEqual([expect.stringMatching(sentence)]);
  expect(await told({ settings: { DATA_DIR: 'none' } })).toEqual([]);
});

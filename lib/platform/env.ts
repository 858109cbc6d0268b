import 'server-only';
import { isIP } from 'node:net';
import { listIn, portIn, settingIn } from './setting-values';
import { isWhatsappNumber } from './whatsapp-number';

type Environment = ReturnType<typeof parseEnvironment>;

/** All of a winner with the address, without the address, or only first name, initial and route. */
export type WinnerShown = (typeof WINNERS_SHOWN)[number];

const WINNERS_SHOWN = ['full', 'name', 'short'] as const;

type Given = Partial<Record<string, string>>;

type SettingCheck = {
  key: string;
  isWrong: (value: string, given: Given) => boolean;
  sentence: string;
};

const CHOICES = {
  ADMIN_DATES_AT_MIDNIGHT_UTC: ['day', 'instant'],
  WHATSAPP_TELLS_BUYER: ['on', 'off'],
  WINNER_SHOWN: WINNERS_SHOWN,
  SERVICE_WORKER: ['on', 'off'],
  PUSH_NOTICES: ['on', 'off'],
  DEMO_API_GENERATION: ['1', '2'],
  LOG_LEVEL: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
};
const MOST_MS = 120_000;
const ADDRESSES = ['ADMIN_API_URL', 'ADMIN_UPLOADS_URL', 'WHATSAPP_API_URL', 'SITE_URL'];
const SECRETS = { REVALIDATE_TOKEN: 16, METRICS_TOKEN: 16, TICKET_SECRET: 32 };
const NEW_SECRET = 'escribe lo que muestra openssl rand -hex 24';
/** Settings that are needed, always or beside others. */
const NEEDED: [isNeeded: (given: Given) => unknown, key: string, what: string][] = [
  [() => true, 'ADMIN_API_URL', 'la dirección de tu administración: https://admin.example.com/api'],
  [
    ({ WHATSAPP_API_URL }) => WHATSAPP_API_URL,
    'WHATSAPP_SESSION_ID',
    'la sesión que envía los mensajes',
  ],
  [
    ({ WHATSAPP_API_URL }) => WHATSAPP_API_URL,
    'WHATSAPP_SELLER_NUMBER',
    'el número al que llega el aviso de cada compra',
  ],
  [
    ({ WHATSAPP_TELLS_BUYER }) => WHATSAPP_TELLS_BUYER === 'on',
    'WHATSAPP_API_URL',
    'el servicio que le escribe al comprador',
  ],
  [
    ({ REDIS_URL }) => REDIS_URL,
    'TICKET_SECRET',
    `el secreto que comparten las instancias: ${NEW_SECRET}`,
  ],
];

const isUrl = (value: string, ...schemes: string[]) =>
  URL.canParse(value) && schemes.includes(new URL(value).protocol);
const isWeb = (value: string) => isUrl(value, 'http:', 'https:');

/** A word of an example, or what the shell was to fill in. */
const PLACEHOLDER = /\$[({]|[`<>]|change.?me|c[aá]mbia|ejemplo|example|openssl|^tu[ _-]|x{4}/i;
/** Copied with what stood around it. */
const NO_KEY = /[^!#-~]/;
/** Letters in a row, of the alphabet or of the keyboard, and a word again and again. */
const EASY = /1234567|abcdefg|qwerty|^(.{1,24})\1+$/i;
const isGuessable = (value: string) =>
  PLACEHOLDER.test(value) || EASY.test(value) || new Set(value).size < 8;

/** One row for each fault that stops the start. Nothing is said of a setting that is not set. */
const CHECKS: SettingCheck[] = [
  ...['PORT', 'DEMO_API_PORT'].map((key) => ({
    key,
    isWrong: (value: string) => portIn(value) === null,
    sentence: 'Escribe un número de 1 a 65535',
  })),
  {
    key: 'LISTEN_HOST',
    isWrong: (value) => isIP(value) === 0,
    sentence: 'Escribe una dirección de esta máquina, como 127.0.0.1',
  },
  ...ADDRESSES.map((key) => ({
    key,
    isWrong: (value: string) => !isWeb(value) || /[?#@]/.test(value),
    sentence: 'Escribe una dirección completa, sin ? ni @, que empiece con https://',
  })),
  {
    key: 'ADMIN_API_URL',
    isWrong: (value) => isWeb(value) && !/\/api/.test(new URL(value).pathname),
    sentence: 'A la dirección de tu administración le falta /api: https://admin.example.com/api',
  },
  {
    key: 'SITE_URL',
    isWrong: (value) => isWeb(value) && new URL(value).pathname !== '/',
    sentence: 'La dirección de tu tienda va sola, sin nada después: https://rifas.example.com',
  },
  {
    key: 'REDIS_URL',
    isWrong: (value) => !isUrl(value, 'redis:', 'rediss:'),
    sentence: 'La dirección de Redis empieza con redis:// o rediss://',
  },
  ...Object.entries(CHOICES).map(([key, values]) => ({
    key,
    isWrong: (value: string) => !values.some((known) => known === value),
    sentence: `Escribe uno de estos: ${values.join(', ')}`,
  })),
  ...['PAYMENT_ANSWER_MS', 'PAYMENT_SETTLE_MS'].map((key) => ({
    key,
    isWrong: (value: string) => !/^\d{1,6}$/.test(value) || Number(value) > MOST_MS,
    sentence: `Escribe milisegundos, como mucho ${MOST_MS}`,
  })),
  ...Object.entries(SECRETS).map(([key, length]) => ({
    key,
    isWrong: (value: string) => value.length < length || isGuessable(value),
    sentence: `Quien sea puede adivinarlo: es el de un ejemplo, repite letras o tiene menos de ${length}. En su lugar ${NEW_SECRET}`,
  })),
  ...['ADMIN_API_TOKEN', 'ADMIN_SELLER_ID'].map((key) => ({
    key,
    isWrong: (value: string) => PLACEHOLDER.test(value) || NO_KEY.test(value),
    sentence: 'Es lo de un ejemplo, o lleva espacios o comillas: escribe lo que te dieron',
  })),
  {
    key: 'TICKET_SECRET',
    isWrong: (value, given) =>
      [given.REVALIDATE_TOKEN, given.METRICS_TOKEN, given.ADMIN_API_TOKEN].includes(value),
    sentence: `Otros conocen ese secreto, porque también es un token: ${NEW_SECRET}`,
  },
  {
    key: 'WHATSAPP_SELLER_NUMBER',
    isWrong: (value) => !isWhatsappNumber(value.replace('+', '')),
    sentence: 'El número va con el código del país, diez cifras más y sin el 0: 58414…',
  },
  {
    key: 'TRUSTED_PROXIES',
    isWrong: (value) => !listIn(value).every(isNetwork),
    sentence: 'Escribe direcciones o redes separadas por comas: 10.0.0.0/8,127.0.0.1',
  },
  {
    key: 'TRUSTED_PROXIES',
    isWrong: (value) => listIn(value).some(isEverybody),
    sentence:
      'Así cualquiera se hace pasar por otro y ningún límite lo alcanza: escribe solo las redes de tus proxies',
  },
];

/** Every name that is read as a setting, here or elsewhere (`docs/settings.md`). */
export const SETTINGS = [
  ...new Set([...CHECKS, ...NEEDED.map(([, key]) => ({ key }))].map(({ key }) => key)),
  ...['DATA_DIR', 'CONTENT_DIR', 'DEMO_API_DATA', 'DEMO_API_TEST_CONTROLS', 'NODE_OPTIONS'],
];

let parsed: Environment | undefined;

export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** Does not read `environment()`, which throws where a setting is wrong. */
export function isDemo(variables = process.env): boolean {
  return variables.STOREFRONT_DEMO === '1';
}

/** Applies to draw dates only. Like `isDemo`, this is asked where there may be no admin API. */
export function datesAtMidnightUtcAreDays(variables = process.env): boolean {
  return variables.ADMIN_DATES_AT_MIDNIGHT_UTC?.trim() === 'day';
}

/** Like `isDemo`, this is asked where there may be no admin API. */
export function winnerShownIn(variables: NodeJS.ProcessEnv): WinnerShown {
  return WINNERS_SHOWN.find((shown) => shown === variables.WINNER_SHOWN?.trim()) ?? 'full';
}

/** One sentence for each fault, with the setting in brackets. */
export function environmentProblems(variables: NodeJS.ProcessEnv): string[] {
  const given = trimmed(variables);
  const wrong = CHECKS.filter(({ key, isWrong }) => given[key] && isWrong(given[key], given));
  const missing = NEEDED.filter(([isNeeded, key]) => !given[key] && isNeeded(given));
  return [
    ...wrong.map(({ key, sentence }) => `${sentence} (${key})`),
    ...missing.map(([, key, what]) => `Falta ${what} (${key})`),
  ];
}

/** Throws what is wrong. The start has printed it before. */
export function parseEnvironment(variables: NodeJS.ProcessEnv) {
  const problems = environmentProblems(variables);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const given = trimmed(variables);
  const adminApiUrl = withoutSlash(given.ADMIN_API_URL ?? '');
  const { WHATSAPP_API_URL: messaging, WHATSAPP_SESSION_ID, WHATSAPP_SELLER_NUMBER } = given;
  return {
    /** Includes `/api`, without a trailing slash. */
    adminApiUrl,
    uploadsUrl: withoutSlash(given.ADMIN_UPLOADS_URL ?? `${adminApiUrl}/uploads`),
    adminApiToken: given.ADMIN_API_TOKEN ?? null,
    adminSellerId: given.ADMIN_SELLER_ID ?? null,
    whatsapp:
      messaging && WHATSAPP_SESSION_ID && WHATSAPP_SELLER_NUMBER
        ? {
            apiUrl: withoutSlash(messaging),
            sessionId: WHATSAPP_SESSION_ID,
            sellerNumber: WHATSAPP_SELLER_NUMBER.replace('+', ''),
            tellsBuyer: given.WHATSAPP_TELLS_BUYER === 'on',
          }
        : null,
    /** Origin, without a trailing slash. */
    siteUrl: new URL(given.SITE_URL ?? 'http://localhost:3000').origin,
    redisUrl: given.REDIS_URL ?? null,
    /** Milliseconds: how long a purchase may go unanswered, and how long after that it may still appear. */
    payment: {
      answerMs: Number(given.PAYMENT_ANSWER_MS ?? 20_000),
      settleMs: Number(given.PAYMENT_SETTLE_MS ?? 20_000),
    },
    /** Folder for what outlives the process; null: nothing does. */
    dataDir: given.DATA_DIR ?? null,
    /** Null closes the route. */
    revalidateToken: given.REVALIDATE_TOKEN ?? null,
    /** Null closes the route. */
    metricsToken: given.METRICS_TOKEN ?? null,
    /** Null: derived from the admin API's token. */
    ticketSecret: given.TICKET_SECRET ?? null,
    trustedProxies: listIn(given.TRUSTED_PROXIES),
    winnerShown: winnerShownIn(variables),
    /** The owner wants buyers to be told, and phones keep the worker that shows it. */
    pushNotices: given.PUSH_NOTICES !== 'off' && given.SERVICE_WORKER !== 'off',
  };
}

function trimmed(variables: NodeJS.ProcessEnv): Given {
  const valueOf = (name: string) =>
    name in CHOICES ? variables[name]?.trim() || undefined : settingIn(variables, name);
  return Object.fromEntries(
    SETTINGS.map((name) => [name, valueOf(name === 'PORT' ? 'STOREFRONT_PORT' : name)]),
  );
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0'] = text.split('/');
  return (
    isIP(address) > 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= (isIP(address) === 4 ? 32 : 128)
  );
}

/** No owner has a larger network than fc00::/7. */
function isEverybody(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  return prefix ? Number(prefix) < 7 : address === '0.0.0.0';
}

export function withoutSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

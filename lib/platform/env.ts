import 'server-only';
import { BlockList, isIP } from 'node:net';
import { number, object, string, ValidationError } from 'yup';
import { whatsappNumberFault } from './whatsapp-number';

export type Environment = {
  /** Includes `/api`, without a trailing slash. */
  adminApiUrl: string;
  uploadsUrl: string;
  adminApiToken: string | null;
  adminSellerId: string | null;
  whatsapp: {
    apiUrl: string;
    sessionId: string;
    sellerNumber: string;
    tellsBuyer: boolean;
  } | null;
  /** Origin, without a trailing slash. */
  siteUrl: string;
  redisUrl: string | null;
  /** Milliseconds: how long a purchase may go unanswered, and how long after that it may still appear. */
  payment: { answerMs: number; settleMs: number };
  /** Folder for what outlives the process; null: nothing does. */
  dataDir: string | null;
  /** Null closes the route. */
  revalidateToken: string | null;
  /** Null closes the route. */
  metricsToken: string | null;
  /** Null: derived from the admin API's token. */
  ticketSecret: string | null;
  trustedProxies: string[];
  winnerShown: WinnerShown;
  /** The owner wants buyers to be told, and phones keep the worker that shows it. */
  pushNotices: boolean;
};

/** All of a winner with the address, without the address, or only first name, initial and route. */
export type WinnerShown = (typeof WINNERS_SHOWN)[number];

const WINNERS_SHOWN = ['full', 'name', 'short'] as const;

const url = (...protocols: string[]) =>
  string().test(
    'url',
    ({ path }) => `${path} must be a URL that starts with ${protocols.join(' or ')}`,
    (value) =>
      !value || (URL.canParse(value) && protocols.includes(`${new URL(value).protocol}//`)),
  );

const adminApi = url('http://', 'https://').test(
  'api',
  'ADMIN_API_URL must have /api in it, for example https://admin.example.com/api',
  (value) => !value || !URL.canParse(value) || /\/api(\/|$)/.test(new URL(value).pathname),
);

const origin = url('http://', 'https://').test(
  'origin',
  'SITE_URL must be the address of the site without a path, for example https://rifas.example.com',
  (value) => !value || !URL.canParse(value) || /^\/?$/.test(new URL(value).pathname),
);

const milliseconds = (name: string) =>
  number()
    .integer()
    .min(100)
    .max(120_000)
    .typeError(`${name} must be a number of milliseconds`)
    .default(20_000);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

type Given = Record<string, string | undefined>;

const schema = object({
  ADMIN_API_URL: adminApi.required(
    'ADMIN_API_URL is missing: set it to the address of the admin API, for example https://admin.example.com/api',
  ),
  ADMIN_UPLOADS_URL: url('http://', 'https://'),
  ADMIN_API_TOKEN: string(),
  ADMIN_SELLER_ID: string(),
  ADMIN_DATES_AT_MIDNIGHT_UTC: string().oneOf(
    ['day', 'instant'],
    'ADMIN_DATES_AT_MIDNIGHT_UTC must be day or instant',
  ),
  WHATSAPP_API_URL: url('http://', 'https://'),
  WHATSAPP_SESSION_ID: string().when('WHATSAPP_API_URL', {
    is: Boolean,
    then: (rule) => rule.required('WHATSAPP_SESSION_ID is missing: WHATSAPP_API_URL needs it'),
  }),
  WHATSAPP_SELLER_NUMBER: string()
    .matches(/^\+?\d{8,15}$/, {
      message: 'WHATSAPP_SELLER_NUMBER must be digits with the country code',
      excludeEmptyString: true,
    })
    .test('number', (value, { createError }) => {
      const fault = whatsappNumberFault((value ?? '').replace('+', ''));
      return fault && /^\+?\d{8,15}$/.test(value ?? '')
        ? createError({ message: `WHATSAPP_SELLER_NUMBER ${fault}` })
        : true;
    })
    .when('WHATSAPP_API_URL', {
      is: Boolean,
      then: (rule) => rule.required('WHATSAPP_SELLER_NUMBER is missing: WHATSAPP_API_URL needs it'),
    }),
  WHATSAPP_TELLS_BUYER: string()
    .oneOf(['on', 'off'], 'WHATSAPP_TELLS_BUYER must be on or off')
    .test(
      'service',
      'WHATSAPP_API_URL is missing: WHATSAPP_TELLS_BUYER needs it',
      (value, { parent }) => value !== 'on' || Boolean((parent as Given).WHATSAPP_API_URL),
    ),
  SITE_URL: origin,
  REVALIDATE_TOKEN: string().min(
    16,
    'REVALIDATE_TOKEN must have at least 16 characters, for example the output of: openssl rand -hex 24',
  ),
  REDIS_URL: url('redis://', 'rediss://'),
  TRUSTED_PROXIES: string().test(
    'networks',
    'TRUSTED_PROXIES must be addresses or networks separated by commas, for example 10.0.0.0/8,127.0.0.1',
    (value) => splitList(value).every(isNetwork),
  ),
  DATA_DIR: string(),
  METRICS_TOKEN: string().min(
    16,
    'METRICS_TOKEN must have at least 16 characters, for example the output of: openssl rand -hex 24',
  ),
  TICKET_SECRET: string()
    .min(
      32,
      'TICKET_SECRET must have at least 32 characters, for example the output of: openssl rand -hex 24',
    )
    .when('REDIS_URL', {
      is: Boolean,
      then: (rule) =>
        rule.required(
          'TICKET_SECRET is missing: instances that share REDIS_URL must open the same digital tickets. Give all of them ' +
            'the same value, for example the output of: openssl rand -hex 24',
        ),
    }),
  PAYMENT_ANSWER_MS: milliseconds('PAYMENT_ANSWER_MS'),
  PAYMENT_SETTLE_MS: milliseconds('PAYMENT_SETTLE_MS'),
  WINNER_SHOWN: string()
    .oneOf(WINNERS_SHOWN, 'WINNER_SHOWN must be full, name or short')
    .default('full'),
  SERVICE_WORKER: string().oneOf(['on', 'off'], 'SERVICE_WORKER must be on or off'),
  PUSH_NOTICES: string().oneOf(['on', 'off'], 'PUSH_NOTICES must be on or off'),
  LOG_LEVEL: string().oneOf(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`),
  PORT: number().integer().min(1).max(65535).typeError('PORT must be a number from 1 to 65535'),
});

/** Every name that is read as a setting, here or elsewhere (`docs/settings.md`), except those of the profile. */
export const SETTINGS = [
  ...Object.keys(schema.fields),
  ...['CONTENT_DIR', 'DEMO_API_PORT', 'DEMO_API_DATA', 'DEMO_API_GENERATION'],
  ...['DEMO_API_TEST_CONTROLS', 'LISTEN_HOST', 'NODE_OPTIONS', 'WITHOUT_FRONT'],
];

let parsed: Environment | undefined;

export function environment(): Environment {
  parsed ??= parseEnvironment(process.env);
  return parsed;
}

/** Does not read `environment()`: the build renders the shell without settings. */
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

export function environmentProblems(variables: NodeJS.ProcessEnv): string[] {
  try {
    parseEnvironment(variables);
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

export function parseEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(
    Object.keys(schema.fields).map((name) => [name, variables[name]?.trim() || undefined]),
  );
  const values = schema.validateSync(given, { abortEarly: false });
  const adminApiUrl = withoutSlash(values.ADMIN_API_URL);
  return {
    adminApiUrl,
    uploadsUrl: withoutSlash(values.ADMIN_UPLOADS_URL ?? `${adminApiUrl}/uploads`),
    adminApiToken: values.ADMIN_API_TOKEN ?? null,
    adminSellerId: values.ADMIN_SELLER_ID ?? null,
    whatsapp:
      values.WHATSAPP_API_URL && values.WHATSAPP_SESSION_ID && values.WHATSAPP_SELLER_NUMBER
        ? {
            apiUrl: withoutSlash(values.WHATSAPP_API_URL),
            sessionId: values.WHATSAPP_SESSION_ID,
            sellerNumber: values.WHATSAPP_SELLER_NUMBER.replace('+', ''),
            tellsBuyer: values.WHATSAPP_TELLS_BUYER === 'on',
          }
        : null,
    siteUrl: new URL(values.SITE_URL ?? `http://localhost:${values.PORT ?? 3000}`).origin,
    redisUrl: values.REDIS_URL ?? null,
    payment: { answerMs: values.PAYMENT_ANSWER_MS, settleMs: values.PAYMENT_SETTLE_MS },
    dataDir: values.DATA_DIR && values.DATA_DIR !== 'none' ? values.DATA_DIR : null,
    revalidateToken: values.REVALIDATE_TOKEN ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    ticketSecret: values.TICKET_SECRET ?? null,
    trustedProxies: splitList(values.TRUSTED_PROXIES),
    winnerShown: values.WINNER_SHOWN,
    pushNotices: values.PUSH_NOTICES !== 'off' && values.SERVICE_WORKER !== 'off',
  };
}

function splitList(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function isNetwork(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const version = isIP(address);
  if (!version) return false;
  if (prefix === undefined) return true;
  try {
    new BlockList().addSubnet(address, Number(prefix), version === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

function withoutSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}

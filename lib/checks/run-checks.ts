import 'server-only';
import { isDemo } from '@/lib/platform/env';
import { ADMIN_CHECKS, ADMIN_START_CHECKS } from './admin-checks';
import { findAll, type Check, type Finding } from './check';
import { CONTENT_CHECKS, CONTENT_FAULTS, FILE_CHECKS } from './content-checks';
import { REDIS_CHECKS } from './redis-checks';
import { SERVICE_CHECKS } from './service-checks';
import { SETTING_CHECKS } from './settings-checks';
import { createShop } from './shop';
import { SITE_CHECKS } from './site-checks';

/** `EX_CONFIG` of sysexits.h: a restart would not help. */
const EXIT_WRONG_CONFIGURATION = 78;

/** With settings that the shop can be asked with. */
const ASKING: Check[] = [
  ...ADMIN_CHECKS,
  ...FILE_CHECKS,
  ...REDIS_CHECKS,
  ...SITE_CHECKS,
  ...SERVICE_CHECKS,
];

const RIGHT = {
  'shop.yaml': 'Tus datos y tus palabras se leen',
  CONTENT_DIR: 'La tienda puede leer toda tu carpeta',
  ADMIN_API_TOKEN: 'Se lee la ruta de ventas',
  ADMIN_UPLOADS_URL: 'Se ven las fotos de las rifas',
  WHATSAPP_API_URL: 'La mensajería contesta',
  REDIS_URL: 'Redis contesta y guarda',
  SITE_URL: 'Tu tienda contesta con candado (https)',
  TMPDIR: 'Los comprobantes tienen dónde guardarse',
  sharp: 'Las fotos y los comprobantes se pueden convertir',
};

/** What a start says. */
export async function startFindings(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const shop = createShop(variables);
  const settings = await findAll(SETTING_CHECKS, shop);
  // The demo may show what ships.
  const content = await findAll(isDemo(variables) ? CONTENT_FAULTS : CONTENT_CHECKS, shop);
  const fatal = content.filter(({ isFatal }) => isFatal);
  // Content that cannot be read has no words to warn of.
  return [...settings, ...(fatal.length > 0 ? fatal : content)];
}

/** The content, and what keeps a shop from showing it. */
export async function checkContent(variables: NodeJS.ProcessEnv) {
  const shop = createShop(variables);
  const problems = (await findAll(CONTENT_FAULTS, shop)).map(({ text }) => text);
  const { content, adapted } = shop.content();
  return { content, adapted, problems };
}

/** Before the first request: warns, and ends the process where the shop could not work. */
export async function checkStart(): Promise<void> {
  const found = await startFindings(process.env);
  const fatal = found.filter(({ isFatal }) => isFatal);
  for (const { isFatal, text } of found) if (!isFatal) console.warn(text);
  if (fatal.length === 0) {
    // The shop starts without the admin API, so it does not wait for its answer.
    if (!isDemo()) void warnOf(ADMIN_START_CHECKS);
    return;
  }
  const lines = fatal.map(({ text }) => `  - ${text}`);
  console.error(['La tienda no puede arrancar:', ...lines].join('\n'));
  process.exit(EXIT_WRONG_CONFIGURATION);
}

async function warnOf(checks: Check[]): Promise<void> {
  for (const { text } of await findAll(checks, createShop(process.env))) console.warn(text);
}

/** All that a start finds, and what only asking shows. */
export async function fullCheck(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const start = await startFindings(variables);
  if (start.some(({ isFatal }) => isFatal)) return start;
  const found = [...start, ...(await findAll(ASKING, createShop(variables)))];
  return [...rightOnes(found), ...found];
}

/** Where nothing was found. */
function rightOnes(found: Finding[]): Finding[] {
  const keys = new Set(found.map(({ key }) => key));
  // Behind an admin API that does not answer nothing was tried.
  const wasAsked = !found.some(({ key, mark }) => key === 'ADMIN_API_URL' && mark === 'MAL');
  return Object.entries(RIGHT)
    .filter(([key]) => !keys.has(key) && (wasAsked || !key.startsWith('ADMIN_')))
    .map(([key, text]) => ({ key, mark: 'bien', isFatal: false, text: `${text} (${key})` }));
}

/** For `npm run check`: prints the findings, and exits with 1 if something is wrong. Next would outlive an exception. */
export async function tellFullCheck(): Promise<never> {
  const found = await fullCheck(process.env).catch((error: unknown): Finding[] => [
    { key: '', mark: 'MAL', isFatal: true, text: `La revisión no terminó: ${String(error)}` },
  ]);
  const wrong = found.filter(({ mark }) => mark === 'MAL').length;
  for (const { mark, text } of found) console.log(`${mark}  ${text}`);
  console.log(wrong > 0 ? `Por corregir: ${wrong}` : 'Lista para vender');
  process.exit(wrong > 0 ? 1 : 0);
}

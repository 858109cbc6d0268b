import 'server-only';
import { readContent } from '@/lib/content/read-content';
import { isDemo } from '@/lib/platform/env';
import { EXIT_WRONG_SETTING } from '@/lib/platform/setting-values';
import { adminFindings, adminStartFindings } from './admin-checks';
import { contentFaults, contentWarnings, fileFindings } from './content-checks';
import { collect, fatal, type Finding } from './finding';
import { redisFindings } from './redis-checks';
import { serviceFindings } from './service-checks';
import { settingFindings } from './settings-checks';
import { siteFindings } from './site-checks';

/** A start warns of these, or ends with them. */
export async function startFindings(
  variables: NodeJS.ProcessEnv,
  content = readContent(variables),
): Promise<Finding[]> {
  const settings = await collect(settingFindings(variables));
  const faults = await collect(contentFaults(variables, content));
  // Content that cannot be read has no words to warn of, and the demo may show what ships.
  const isQuiet = faults.length > 0 || isDemo(variables);
  const warnings = isQuiet ? [] : await collect(contentWarnings(variables, content));
  return [...settings, ...faults, ...warnings];
}

/** The content, and what keeps a shop from showing it. */
export async function checkContent(variables: NodeJS.ProcessEnv) {
  const read = readContent(variables);
  const problems = (await collect(contentFaults(variables, read))).map(({ text }) => text);
  return { ...read, problems };
}

/** Before the first request: warns, and ends the process where the shop could not work. */
export async function checkStart(): Promise<void> {
  const found = await startFindings(process.env);
  const problems = found.filter(({ isFatal }) => isFatal);
  for (const { isFatal, text } of found) if (!isFatal) console.warn(text);
  if (problems.length === 0) {
    // The shop starts without the admin API, so it does not wait for its answer.
    if (!isDemo()) void warnOfAdmin();
    return;
  }
  const lines = problems.map(({ text }) => `  - ${text}`);
  console.error(['La tienda no puede arrancar:', ...lines].join('\n'));
  process.exit(EXIT_WRONG_SETTING);
}

async function warnOfAdmin(): Promise<void> {
  for (const { text } of await collect(adminStartFindings())) console.warn(text);
}

/** All that a start finds, and what only asking shows. */
export async function fullCheck(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const content = readContent(variables);
  const start = await startFindings(variables, content);
  if (start.some(({ isFatal }) => isFatal)) return start;
  const asked = await collect(
    adminFindings(variables),
    fileFindings(variables, content),
    redisFindings(),
    siteFindings(),
    serviceFindings(),
  );
  return [...start, ...asked];
}

/** For `npm run check`: prints the findings, and exits with 1 if something is wrong. Next would outlive an exception. */
export async function tellFullCheck(): Promise<never> {
  const found = await fullCheck(process.env).catch((error: unknown) => [
    fatal(`La revisión no terminó: ${String(error)}`),
  ]);
  for (const shown of ['nota', 'MAL'] as const) {
    for (const { mark, text } of found) if (mark === shown) console.log(`${mark}  ${text}`);
  }
  const wrong = found.filter(({ mark }) => mark === 'MAL').length;
  console.log(wrong > 0 ? `Por corregir: ${wrong}` : 'Lista para vender');
  process.exit(wrong > 0 ? 1 : 0);
}

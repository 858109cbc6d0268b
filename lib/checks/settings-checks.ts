import 'server-only';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentProblems, isDemo, SETTINGS } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';
import { NONE } from '@/lib/platform/setting-values';
import { fatal, wrong, type Findings } from './finding';
import { misspeltNames } from './misspelt-names';

/** The numbers of the documents and of the demo end so, and those that are typed in a hurry. */
export const EXAMPLE_NUMBER = /(1234567|(\d)\2{6})$/;

/** An admin API of another country takes a second or two. */
const LEAST_MS = 2000;

export async function* settingFindings(variables: NodeJS.ProcessEnv): Findings {
  const given = (name: string) => variables[name]?.trim().replace(NONE, '') ?? '';
  const addressIn = (name: string) => (URL.canParse(given(name)) ? new URL(given(name)) : null);
  for (const problem of environmentProblems(variables)) yield fatal(problem);
  // The launcher sets it for every process that it starts.
  if (!variables.LAUNCHER_PID) {
    yield fatal(
      'Next arrancó sin lo que lo protege: usa npm start o node server/start.mjs (npm run dev mientras escribes). Solo, cree cualquier X-Forwarded-For y los límites no valen, no manda la política de seguridad y contesta 200 a una rifa que no existe',
    );
  }
  // With Redis nothing is kept there, and a shop on a read-only disk sells without it.
  const isOdd = /^["~]|[$\\]/.test(given('DATA_DIR'));
  if (isOdd) yield fatal('Escribe la carpeta entera, como /var/lib/shop (DATA_DIR)');
  const folder = given('REDIS_URL') || isOdd ? '' : given('DATA_DIR');
  const code = folder && writeFault(folder);
  if (code) {
    yield wrong(
      `La tienda no puede escribir en la carpeta de datos (${code}): dale permiso o sitio en el disco, escribe otra, o none (DATA_DIR)`,
    );
  }
  for (const [name, nearest] of misspeltNames(SETTINGS, Object.keys(variables))) {
    yield wrong(`No existe el ajuste ${name}: ¿querías escribir ${nearest}?`);
  }
  // Its address and its seller's number are examples.
  if (isDemo(variables)) return;
  const site = given('SITE_URL') ? addressIn('SITE_URL') : new URL('http://localhost');
  if (site && isLocalHost(site)) {
    yield wrong(
      'Nadie puede abrir la dirección de tu tienda desde su teléfono, y WhatsApp no muestra su foto: escribe la que escriben tus visitas, https://rifas.example.com (SITE_URL)',
    );
  }
  for (const name of ['ADMIN_API_URL', 'WHATSAPP_API_URL']) {
    const address = addressIn(name);
    if (address?.protocol !== 'http:' || isLoopback(address)) continue;
    yield wrong(
      `Lo que la tienda habla con otra máquina va sin candado (http): otros leen los datos de quien compra. Usa https:// (${name})`,
    );
  }
  if (given('NODE_TLS_REJECT_UNAUTHORIZED') === '0') {
    yield wrong(
      'Cualquiera se hace pasar por tu administración, y la tienda le cree: quítalo (NODE_TLS_REJECT_UNAUTHORIZED)',
    );
  }
  for (const name of ['PAYMENT_ANSWER_MS', 'PAYMENT_SETTLE_MS']) {
    if (given(name) && Number(given(name)) < LEAST_MS) {
      yield wrong(
        `Es muy poco tiempo, y compras que sí se registraron saldrían como dudosas: escribe ${LEAST_MS} o más, o quítalo (${name})`,
      );
    }
  }
  if (EXAMPLE_NUMBER.test(given('WHATSAPP_SELLER_NUMBER'))) {
    yield wrong(
      'El número que recibe el aviso de cada compra es el de un ejemplo (WHATSAPP_SELLER_NUMBER)',
    );
  }
}

/** The code of the error with which the folder takes no file. */
function writeFault(name: string): string | null {
  const folder = path.resolve(/* turbopackIgnore: true */ name);
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    // Not its parents: Node never ends where a folder cannot have another, as in /proc.
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(probe, 'x');
    rmSync(probe);
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}

import 'server-only';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { userName } from '@/lib/content/read-text';
import { environmentProblems, SETTINGS } from '@/lib/platform/env';
import { isLocalHost, isLoopback } from '@/lib/platform/local-host';
import { within } from '@/lib/platform/within';
import { check, only, when, type Check } from './check';
import { misspeltNames } from './misspelt-names';
import type { Shop } from './shop';
import { LACKING, lacksFront } from './without-front';

/** The numbers of our documents and of the demo. */
export const EXAMPLE_NUMBER = /(58)?(4141234567|4240000000|2410000000|4145551234)$/;

const FOLDER_MS = 5000;
const FULL = ['ENOSPC', 'EDQUOT'];
/** Set by nobody: a read-only image has it too, and sells without it. */
const DEFAULT_FOLDER = 'data';
/** An admin API of another country takes a second or two. */
const LEAST_MS = 2000;

const given = ({ variables }: Shop, name: string) => variables[name]?.trim() ?? '';
const addressIn = (shop: Shop, name: string) =>
  URL.canParse(given(shop, name)) ? new URL(given(shop, name)) : null;

export const SETTING_CHECKS: Check[] = [
  check({
    // The launcher found them: Next has already replaced `PORT`.
    key: '',
    run: ({ variables }) => (variables.STOREFRONT_PROBLEMS ?? '').split('\n').filter(Boolean),
    sentence: (problem) => problem,
    isFatal: true,
  }),
  check({
    key: 'WITHOUT_FRONT',
    run: ({ variables }) => when(lacksFront(variables)),
    sentence: () =>
      `Next arrancó sin lo que lo protege: usa npm start o node server/start.mjs (npm run dev mientras escribes). Solo, cree cualquier X-Forwarded-For y los límites no valen, no manda la política de seguridad y contesta 200 a una rifa que no existe. Para usarlo así, escribe WITHOUT_FRONT=${LACKING}`,
    isFatal: true,
  }),
  check({
    key: '',
    run: ({ variables }) => environmentProblems(variables),
    sentence: (problem) => problem,
    isFatal: true,
  }),
  check({
    key: 'DATA_DIR',
    run: async (shop) => only(await folderFault(shop, true)),
    sentence: (code) =>
      `${userName()} no puede escribir en la carpeta de datos (${code}): dale permiso, escribe otra, o none`,
    isFatal: true,
  }),
  check({
    key: 'DATA_DIR',
    run: async (shop) => only(await folderFault(shop, false)),
    sentence: (code) =>
      `La carpeta de datos no se puede escribir (${code}), y al reiniciarse la tienda no recuerda sus páginas: haz sitio en el disco, da permiso, o escribe none`,
  }),
  check({
    key: '',
    run: ({ variables }) => misspeltNames(SETTINGS, variables),
    sentence: ([name, nearest]) => `No existe el ajuste ${name}: ¿querías escribir ${nearest}?`,
  }),
  check({
    key: 'SITE_URL',
    // A developer may look at real raffles on this machine.
    run: (shop) => {
      const site = given(shop, 'SITE_URL')
        ? addressIn(shop, 'SITE_URL')
        : new URL('http://localhost');
      const admin = addressIn(shop, 'ADMIN_API_URL');
      return when(admin !== null && site !== null && !isLoopback(admin) && isLocalHost(site));
    },
    sentence: () =>
      'Nadie puede abrir la dirección de tu tienda desde su teléfono, y WhatsApp no muestra su foto: escribe la que escriben tus visitas, https://rifas.example.com',
  }),
  check({
    key: 'ADMIN_API_URL',
    run: (shop) => {
      const admin = addressIn(shop, 'ADMIN_API_URL');
      return when(admin?.protocol === 'http:' && !isLoopback(admin));
    },
    sentence: () =>
      'Lo que se habla con tu administración, que está en otra máquina, va sin candado (http): otros leen los datos de quien compra. Usa https://',
  }),
  ...['PAYMENT_ANSWER_MS', 'PAYMENT_SETTLE_MS'].map((key) =>
    check({
      key,
      run: (shop) => when(given(shop, key) !== '' && Number(given(shop, key)) < LEAST_MS),
      sentence: () =>
        `Es muy poco tiempo, y compras que sí se registraron saldrían como dudosas: escribe ${LEAST_MS} o más, o quítalo`,
    }),
  ),
  check({
    key: 'WHATSAPP_SELLER_NUMBER',
    run: (shop) => when(EXAMPLE_NUMBER.test(given(shop, 'WHATSAPP_SELLER_NUMBER'))),
    sentence: () => 'El número que recibe el aviso de cada compra es el de un ejemplo',
  }),
];

/** The code of the error with which the folder takes no file; `isFatal` says which of the two rows wants to know. */
async function folderFault(shop: Shop, isFatal: boolean): Promise<string | null> {
  const name = given(shop, 'DATA_DIR');
  if (!name || name === 'none' || given(shop, 'REDIS_URL')) return null;
  const folder = path.resolve(/* turbopackIgnore: true */ name);
  const code = await within(FOLDER_MS, writeFault(folder)).then((fault) => fault ?? 'ETIMEDOUT');
  if (code === 'none') return null;
  return isFatal === (name !== DEFAULT_FOLDER && !FULL.includes(code)) ? code : null;
}

async function writeFault(folder: string): Promise<string> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x');
    return 'none';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Node's own `recursive` never ends where a folder cannot have another, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => null)) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

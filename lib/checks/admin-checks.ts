import 'server-only';
import sharp from 'sharp';
import { minutesAhead } from '@/lib/admin-api/clock';
import { lookAtRaffles } from '@/lib/admin-api/raffle-problems';
import { getRaffleForSale, listRaffles } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { readUpload } from '@/lib/admin-api/uploads';
import { environment } from '@/lib/platform/env';
import { uploadAddressOf } from '@/lib/raffle/addresses';
import type { RaffleSummary } from '@/lib/raffle/types';
import { askForRaffle } from './ask-for-raffle';
import { check, type Check } from './check';
import { inWords } from './connection';
import type { Shop } from './shop';

/** Raffles are read one by one. */
const MOST_RAFFLES = 20;

type Part =
  | 'fault'
  | 'clock'
  | 'noList'
  | 'noRaffle'
  | 'unreadable'
  | 'noMethod'
  | 'values'
  | 'midnight'
  | 'noRoute'
  | 'noPicture'
  | 'answers';

/** What the sentence of each part quotes. Asking ends where it cannot go on. */
export async function lookAtAdmin(): Promise<Partial<Record<Part, string[]>>> {
  const { fault } = await askForRaffle(environment());
  const clock = minutesAhead() === 0 ? [] : [String(minutesAhead())];
  if (fault) return { clock, fault: [inWords(fault)] };
  const open = await listRaffles({ isOpen: true, limit: MOST_RAFFLES });
  if (!open.ok) {
    return { clock, noList: [[open.status, open.msg].filter(Boolean).join(', ') || open.reason] };
  }
  const [first] = open.value;
  if (!first) return { clock, noRaffle: [''] };
  const sale = await getRaffleForSale(first.id);
  if (!sale.ok) return { clock, unreadable: [`${first.id}, ${sale.reason}`] };
  const { problems, areAllAtMidnightUtc } = await lookAtRaffles(open.value);
  const route = await getWebRouteId(sale.value);
  return {
    clock,
    noMethod: sale.value.methods.length > 0 ? [] : [first.name],
    values: problems,
    midnight: areAllAtMidnightUtc ? [''] : [],
    noRoute: route === null ? [''] : [],
    noPicture: await brokenCover(open.value),
    answers: [first.name],
  };
}

async function brokenCover(raffles: RaffleSummary[]): Promise<string[]> {
  const cover = raffles.flatMap(({ cover }) => cover ?? [])[0];
  const address = cover && uploadAddressOf(cover);
  if (!address) return [];
  const upload = await readUpload(address);
  const look = upload.ok ? sharp(upload.value).metadata() : Promise.reject(new Error());
  const url = `${environment().uploadsUrl}/${address.folder}/${address.file}`;
  return look.then(
    () => [],
    () => [url],
  );
}

const seen =
  (part: Part) =>
  async ({ admin }: Shop) =>
    (await admin())[part] ?? [];

const seller = () =>
  environment().adminSellerId
    ? 'con tu código de vendedor (ADMIN_SELLER_ID)'
    : 'sin código de vendedor (ADMIN_SELLER_ID)';

const key = 'ADMIN_API_URL';

/** The shop starts without an admin API that answers, and says so. */
export const ADMIN_START_CHECKS: Check[] = [
  check({
    key,
    run: seen('fault'),
    sentence: (words) => `Tu administración, ${environment().adminApiUrl}, ${words}`,
  }),
  check({
    key: 'NTP',
    run: seen('clock'),
    sentence: (minutes) =>
      `El reloj de esta máquina va ${minutes.replace('-', '')} minutos ${minutes.startsWith('-') ? 'atrás' : 'adelante'} del de tu administración, y los sorteos terminarían a otra hora: pon ambos en hora con timedatectl set-ntp true`,
  }),
];

export const ADMIN_CHECKS: Check[] = [
  ...ADMIN_START_CHECKS,
  check({
    key,
    run: seen('noList'),
    sentence: (said) => `Tu administración no muestra rifas ${seller()}: ${said}`,
  }),
  check({
    key,
    run: seen('noRaffle'),
    sentence: () => `Tu administración no tiene rifas abiertas ${seller()}: abre una, o corrígelo`,
  }),
  check({
    key,
    run: seen('unreadable'),
    sentence: (what) => `Una rifa no se puede leer: ${what}`,
  }),
  check({
    key,
    run: seen('noMethod'),
    sentence: (name) => `La rifa "${name}" no tiene métodos de pago`,
  }),
  check({ key, run: seen('values'), sentence: (problem) => `En la rifa ${problem}` }),
  check({
    key: 'ADMIN_DATES_AT_MIDNIGHT_UTC',
    run: async (shop) =>
      shop.variables.ADMIN_DATES_AT_MIDNIGHT_UTC?.trim() ? [] : seen('midnight')(shop),
    sentence: () =>
      'Todos los sorteos salen a las 8 p. m. del día anterior, porque están a medianoche UTC: escribe day si son de ese día, sin hora, o instant si son a esa hora',
  }),
  check({
    key: 'ADMIN_API_TOKEN',
    run: seen('noRoute'),
    sentence: () =>
      environment().adminApiToken
        ? 'Las compras salen sin ruta de ventas: el token está mal o vencido, o el vendedor no tiene una ruta con "web" en su nombre'
        : 'Las compras salen sin ruta de ventas: falta el token, pídelo a quien maneja tu administración',
  }),
  check({
    key: 'ADMIN_UPLOADS_URL',
    run: seen('noPicture'),
    sentence: (url) => `La foto de una rifa no se puede ver: ${url}`,
  }),
  check({
    key,
    run: seen('answers'),
    sentence: (name) => `Se lee la rifa "${name}"`,
    isNote: true,
  }),
];

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
import { wrong, type Findings } from './finding';

/** Raffles are read one by one. */
const MOST_RAFFLES = 20;

/** The shop starts without an admin API that answers, and says so. Returns whether it answered. */
export async function* adminStartFindings(): Findings<boolean> {
  const { adminApiUrl } = environment();
  const { fault } = await askForRaffle(environment());
  const minutes = minutesAhead();
  if (minutes !== 0) {
    yield wrong(
      `El reloj de esta máquina va ${Math.abs(minutes)} minutos ${minutes < 0 ? 'atrás' : 'adelante'} del de tu administración, y los sorteos terminarían a otra hora: pon ambos en hora con timedatectl set-ntp true (NTP)`,
    );
  }
  if (fault) yield wrong(`Tu administración, ${adminApiUrl}, ${fault} (ADMIN_API_URL)`);
  return fault === null;
}

export async function* adminFindings(variables: NodeJS.ProcessEnv): Findings {
  if (!(yield* adminStartFindings())) return;
  const { adminSellerId, adminApiToken } = environment();
  const seller = `${adminSellerId ? 'con tu' : 'sin'} código de vendedor (ADMIN_SELLER_ID)`;
  const open = await listRaffles({ isOpen: true, limit: MOST_RAFFLES });
  if (!open.ok) {
    const said = [open.status, open.msg].filter(Boolean).join(', ') || open.reason;
    yield wrong(`Tu administración no muestra rifas ${seller}: ${said} (ADMIN_API_URL)`);
    return;
  }
  const [first] = open.value;
  if (!first) {
    yield wrong(
      `Tu administración no tiene rifas abiertas ${seller}: abre una, o corrígelo (ADMIN_API_URL)`,
    );
    return;
  }
  const sale = await getRaffleForSale(first.id);
  if (!sale.ok) {
    yield wrong(`Una rifa no se puede leer: ${first.id}, ${sale.reason} (ADMIN_API_URL)`);
    return;
  }
  if (sale.value.methods.length === 0) {
    yield wrong(`La rifa "${first.name}" no tiene métodos de pago (ADMIN_API_URL)`);
  }
  const { problems, areAllAtMidnightUtc } = await lookAtRaffles(open.value);
  for (const problem of problems) yield wrong(`En la rifa ${problem} (ADMIN_API_URL)`);
  if (areAllAtMidnightUtc && !variables.ADMIN_DATES_AT_MIDNIGHT_UTC?.trim()) {
    yield wrong(
      'Todos los sorteos salen a las 8 p. m. del día anterior, porque están a medianoche UTC: escribe day si son de ese día, sin hora, o instant si son a esa hora (ADMIN_DATES_AT_MIDNIGHT_UTC)',
    );
  }
  const noRoute = adminApiToken
    ? 'el token está mal o vencido, o el vendedor no tiene una ruta con "web" en su nombre'
    : 'falta el token, pídelo a quien maneja tu administración';
  if ((await getWebRouteId(sale.value)) === null) {
    yield wrong(`Las compras salen sin ruta de ventas: ${noRoute} (ADMIN_API_TOKEN)`);
  }
  const broken = await brokenCover(open.value);
  if (broken) yield wrong(`La foto de una rifa no se puede ver: ${broken} (ADMIN_UPLOADS_URL)`);
}

async function brokenCover(raffles: RaffleSummary[]): Promise<string | null> {
  const cover = raffles.flatMap(({ cover }) => cover ?? [])[0];
  const address = cover && uploadAddressOf(cover);
  if (!address) return null;
  const upload = await readUpload(address);
  const look =
    upload.ok &&
    (await sharp(upload.value)
      .metadata()
      .catch(() => null));
  return look ? null : `${environment().uploadsUrl}/${address.folder}/${address.file}`;
}

import 'server-only';
import sharp from 'sharp';
import { lookAtRaffles } from '@/lib/admin-api/raffle-problems';
import { getRaffleForSale, listRaffles, type RaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { readUpload } from '@/lib/admin-api/uploads';
import { environment } from '@/lib/platform/env';
import { uploadAddressOf } from '@/lib/raffle/addresses';
import type { RaffleSummary } from '@/lib/raffle/types';
import { lookAtAdminApi } from './admin-words';
import { right, wrong, type Finding } from './finding';

/** Raffles are read one by one. */
const MOST_RAFFLES = 20;

const AT_MIDNIGHT_UTC =
  'ADMIN_DATES_AT_MIDNIGHT_UTC is not set, and every open raffle draws at midnight UTC, shown as 8 p. m. of the day ' +
  'before: set it to day if these dates have no hour, or to instant if the draws are at that hour';

export async function checkAdminApi(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { adminApiUrl, adminSellerId } = environment();
  const { fault, clock } = await lookAtAdminApi();
  if (fault) return [wrong(fault)];
  const open = await listRaffles({ isOpen: true, limit: MOST_RAFFLES });
  const clocks = clock ? [wrong(clock)] : [];
  if (!open.ok && open.reason === 'refused') {
    const seller = adminSellerId
      ? `of ADMIN_SELLER_ID ${adminSellerId}`
      : 'without ADMIN_SELLER_ID';
    const said = [open.status, open.msg].filter(Boolean).join(', ');
    return [wrong(`ADMIN_API_URL: ${adminApiUrl} lists no raffles ${seller} (${said})`)];
  }
  if (!open.ok) return [wrong(`ADMIN_API_URL: ${adminApiUrl} does not answer: ${open.reason}`)];
  const [first] = open.value;
  if (!first) {
    const seller = adminSellerId
      ? `ADMIN_SELLER_ID ${adminSellerId} may be another seller's`
      : 'the second generation lists nothing without ADMIN_SELLER_ID';
    return [wrong(`ADMIN_API_URL: ${adminApiUrl} answers but lists no open raffle: ${seller}`)];
  }
  const sale = await getRaffleForSale(first.id);
  if (!sale.ok) return [wrong(`ADMIN_API_URL: raffle ${first.id} cannot be read: ${sale.reason}`)];
  const payable = sale.value.methods.length > 0;
  const { problems, areAllAtMidnightUtc } = await lookAtRaffles(open.value);
  return [
    ...clocks,
    right(
      `ADMIN_API_URL: answers, ${sale.value.generation.name} generation; "${first.name}" can be read`,
    ),
    ...(payable ? [] : [wrong(`ADMIN_API_URL: "${first.name}" has no payment method`)]),
    ...problems.map((problem) => wrong(`ADMIN_API_URL: ${problem}`)),
    ...(areAllAtMidnightUtc && !variables.ADMIN_DATES_AT_MIDNIGHT_UTC
      ? [wrong(AT_MIDNIGHT_UTC)]
      : []),
    ...(await checkRoute(sale.value)),
    ...(await checkUpload(open.value)),
  ];
}

/** Without a route a purchase is sent all the same, and the seller has to find out where it came from. */
async function checkRoute(sale: RaffleForSale): Promise<Finding[]> {
  const { adminApiToken } = environment();
  if (!adminApiToken) {
    return [wrong('ADMIN_API_TOKEN is not set: purchases may be sent without a sales route')];
  }
  return [
    (await getWebRouteId(sale))
      ? right('ADMIN_API_TOKEN: the sales route of the shop can be read')
      : wrong(
          'ADMIN_API_TOKEN: the admin API shows no sales route with "web" in its name: the token is wrong or has expired, or the seller has no such route',
        ),
  ];
}

async function checkUpload(raffles: RaffleSummary[]): Promise<Finding[]> {
  const { uploadsUrl } = environment();
  const cover = raffles.flatMap(({ cover }) => cover ?? [])[0];
  const address = cover && uploadAddressOf(cover);
  if (!address) return [];
  const upload = await readUpload(address);
  const isPicture =
    upload.ok &&
    (await sharp(upload.value)
      .metadata()
      .then(Boolean, () => false));
  return [
    isPicture
      ? right(`ADMIN_UPLOADS_URL: a picture can be read`)
      : wrong(
          `ADMIN_UPLOADS_URL: ${uploadsUrl}/${address.folder}/${address.file}, the cover of a raffle, is not a picture that can be read`,
        ),
  ];
}

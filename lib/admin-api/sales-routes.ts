import 'server-only';
import { LRUCache } from 'lru-cache';
import { environment } from '@/lib/platform/env';
import { logger } from '@/lib/platform/log/logger';
import { gauge } from '@/lib/platform/metrics/metrics';
import { processWide } from '@/lib/platform/process-wide';
import { getRaffleForSale, listRaffles, type RaffleForSale } from './raffles';
import { readAdmin } from './transport';
import { list, text, type Wire } from './wire';

type RouteRecord = 'ruid' | '_id' | 'name';

const WEB_ROUTE_TTL_MS = 10 * 60_000;

const lookUp = processWide('sales-route', () => ({ isMissing: false }));

gauge(
  'storefront_sales_route_known',
  '0 when the admin API shows no sales route of the shop',
  () => (lookUp.isMissing ? 0 : 1),
);

const known = new LRUCache<string, { id: string; readAt: number }>({ max: 100 });

/** Null if it cannot be read; the purchase continues without it. */
export async function getWebRouteId(
  { generation, accountId: sellerId }: Pick<RaffleForSale, 'generation' | 'accountId'>,
  now = performance.now(),
): Promise<string | null> {
  const seller = sellerId ?? '';
  const last = known.get(seller);
  if (last && now - last.readAt < WEB_ROUTE_TTL_MS) return last.id;
  const { adminApiToken: token } = environment();
  for (const { json, headers } of generation.routeQuestions({ sellerId, token })) {
    const id = await askForRoute(json, headers);
    if (!id) continue;
    known.set(seller, { id, readAt: now });
    return id;
  }
  logger.warn({ event: 'web-route-missing', hasToken: token !== null });
  return last?.id ?? null;
}

/** Whether the next purchase would be sent without its route, as with a revoked token. */
export async function isSalesRouteMissing(): Promise<boolean> {
  const open = await listRaffles({ isOpen: true, limit: 1 });
  const [first] = open.ok ? open.value : [];
  const sale = first && (await getRaffleForSale(first.id));
  if (sale?.ok) await getWebRouteId(sale.value);
  return lookUp.isMissing;
}

async function askForRoute(json: object, headers?: Record<string, string>): Promise<string | null> {
  const answer = await readAdmin<Wire<'rutas'>>({
    method: 'POST',
    path: '/rutas/query',
    headers,
    json,
  });
  const rutas = list<RouteRecord>(answer.ok ? answer.value.rutas : null);
  const route = rutas.find(({ name }) => /web/i.test(text(name)));
  const id = route ? text(route.ruid) || text(route._id) || null : null;
  if (answer.ok || answer.reason === 'refused') lookUp.isMissing = id === null;
  return id;
}

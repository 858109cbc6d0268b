import { tmpdir } from 'node:os';
import { minutesAhead } from '@/lib/admin-api/clock';
import { isAdminApiUp } from '@/lib/admin-api/raffles';
import { isSalesRouteMissing } from '@/lib/admin-api/sales-routes';
import { messagingState } from '@/lib/admin-api/whatsapp';
import { contentProblem } from '@/lib/content/content';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { lookAtReceiptFolder } from '@/lib/platform/http/receipt-folder';
import { untrustedProxy } from '@/lib/platform/http/untrusted-proxy';
import { redisState } from '@/lib/platform/redis/client';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { within } from '@/lib/platform/within';

export const dynamic = 'force-dynamic';

const HELD = { holdMs: 2000, maxEntries: 1 };
/** A balancer asks again after a few seconds. */
const PATIENCE_MS = 2000;
const HELD_LONG = { holdMs: 60_000, maxEntries: 1 };

const readAdminApi = sharedRead(async () => ({ ok: await isAdminApiUp() }), HELD);
const readReceiptFolder = sharedRead(
  async () => ({ ok: true, folder: await lookAtReceiptFolder(tmpdir()) }),
  HELD,
);
const readRedis = sharedRead(async () => {
  const redis = sharedRedis();
  return { ok: true, state: redis ? await redisState(redis) : 'none' };
}, HELD);

const readSalesRoute = sharedRead(
  async () => ({ ok: true, isMissing: await isSalesRouteMissing() }),
  HELD_LONG,
);
const readMessaging = sharedRead(async () => ({ ok: true, state: await messagingState() }), HELD);

/**
 * Returns 200 whenever this instance serves, whatever it reports of the services around it: the cached pages of this
 * instance are all that visitors have then.
 */
export async function GET(request: Request) {
  // A balancer that asks through the proxy shows it before the first buyer does.
  clientAddress(request);
  const [{ ok }, { folder }, redis, salesRoute, messaging] = await Promise.all([
    readAdminApi({}),
    readReceiptFolder({}),
    readRedis({}),
    // It takes three questions to the admin API, one after the other.
    within(PATIENCE_MS, readSalesRoute({})),
    readMessaging({}),
  ]);
  const proxy = untrustedProxy();
  return jsonOk({
    adminApi: ok ? 'answering' : 'away',
    receipts: folder.state,
    proxy: proxy ? `${proxy} is not in TRUSTED_PROXIES` : 'trusted',
    content: contentProblem() ?? 'current',
    redis: redis.state,
    salesRoute: salesRoute?.isMissing ? 'missing: is ADMIN_API_TOKEN revoked?' : 'known',
    messaging: messaging.state,
    clock: clockWords(minutesAhead()),
  });
}

function clockWords(minutes: number): string {
  if (minutes === 0) return 'right';
  return `${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} the admin API`;
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

import { tmpdir } from 'node:os';
import { minutesAhead } from '@/lib/admin-api/clock';
import { isAdminApiUp } from '@/lib/admin-api/raffles';
import { isSalesRouteMissing } from '@/lib/admin-api/sales-routes';
import { messagingState } from '@/lib/admin-api/whatsapp';
import { contentProblem } from '@/lib/content/content';
import { createReader } from '@/lib/platform/cache/reader';
import { jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { lookAtReceiptFolder } from '@/lib/platform/http/receipt-folder';
import { untrustedProxy } from '@/lib/platform/http/untrusted-proxy';
import { redisState } from '@/lib/platform/redis/client';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { within } from '@/lib/platform/within';

export const dynamic = 'force-dynamic';

/** A balancer asks again after a few seconds. */
const PATIENCE_MS = 2000;

function shared<T>(name: string, read: () => Promise<T>, freshMs = 2000) {
  const { now } = createReader<undefined, T>({
    name: `ready-${name}`,
    max: 1,
    freshMs,
    read: async () => ({ ok: true as const, value: await read() }),
  });
  return async () => (await now(undefined)).value;
}

const isAdminUp = shared('admin-api', isAdminApiUp);
const receiptFolder = shared('receipts', () => lookAtReceiptFolder(tmpdir()));
const redisInUse = shared('redis', async () => {
  const redis = sharedRedis();
  return redis ? redisState(redis) : 'none';
});
const isRouteMissing = shared('sales-route', isSalesRouteMissing, 60_000);
const messaging = shared('messaging', messagingState);

/**
 * Returns 200 whenever this instance serves, whatever it reports of the services around it: the cached pages of this
 * instance are all that visitors have then.
 */
export async function GET(request: Request) {
  // A balancer that asks through the proxy shows it before the first buyer does.
  clientAddress(request);
  const [isUp, folder, redis, routeMissing, messages] = await Promise.all([
    isAdminUp(),
    receiptFolder(),
    redisInUse(),
    // It takes three questions to the admin API, one after the other.
    within(PATIENCE_MS, isRouteMissing()),
    messaging(),
  ]);
  const proxy = untrustedProxy();
  return jsonOk({
    adminApi: isUp ? 'answering' : 'away',
    receipts: folder,
    proxy: proxy ? `${proxy} is not in TRUSTED_PROXIES` : 'trusted',
    content: contentProblem() ?? 'current',
    redis,
    salesRoute: routeMissing ? 'missing: is ADMIN_API_TOKEN revoked?' : 'known',
    messaging: messages,
    clock: clockWords(minutesAhead()),
  });
}

function clockWords(minutes: number): string {
  if (minutes === 0) return 'right';
  return `${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} the admin API`;
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

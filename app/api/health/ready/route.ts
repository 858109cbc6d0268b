import { isAdminApiUp } from '@/lib/admin-api/raffles';
import { sharedRead } from '@/lib/cache/shared-read';
import { jsonOk } from '@/lib/http/json-ok';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';
import { sharedRedis } from '@/lib/redis/shared-redis';

export const dynamic = 'force-dynamic';

const readAdminApi = sharedRead(async () => ({ ok: await isAdminApiUp() }), {
  holdMs: 2000,
  maxEntries: 1,
});

/**
 * 200 whenever this instance serves. An admin API that is away is told, and no reason to take the instance away: its
 * cached pages are all that visitors have then.
 */
export async function GET() {
  const { ok } = await readAdminApi({});
  const redis = sharedRedis();
  return jsonOk({
    adminApi: ok ? 'answering' : 'away',
    redis: redis ? (redis.status === 'ready' ? 'answering' : 'away') : 'none',
  });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

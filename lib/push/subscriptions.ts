import 'server-only';
import path from 'node:path';
import { environment } from '@/lib/platform/env';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import type { Subscriptions } from './subscription';
import { subscriptionFiles } from './subscription-files';
import { subscriptionsInRedis } from './subscriptions-in-redis';

/** Only where `pushKeys` are: without a place to keep them the shop tells nobody. */
export function subscriptions(): Subscriptions {
  const redis = sharedRedis();
  if (redis) return subscriptionsInRedis(redis);
  const { dataDir } = environment();
  if (!dataDir) throw new Error('There is no place for subscriptions');
  return subscriptionFiles(path.resolve(/* turbopackIgnore: true */ dataDir, 'push'));
}

import 'server-only';
import type { Redis } from 'ioredis';
import { environment } from '../env';
import { logger } from '../log/logger';
import { processWide } from '../process-wide';
import { connectRedis, whenConnected } from './client';

export function sharedRedis(): Redis | null {
  const { redisUrl } = environment();
  if (!redisUrl) return null;
  return processWide('redis', () => connectRedis(redisUrl, (notice) => logger.warn(notice)));
}

/** A purchase that arrives before the connection is up would go on alone, and be sent twice. */
export async function connectSharedRedis(): Promise<void> {
  const redis = sharedRedis();
  if (redis) await whenConnected(redis);
}

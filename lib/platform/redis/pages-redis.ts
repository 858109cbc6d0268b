import 'server-only';
import type { Redis } from 'ioredis';
import { environment } from '../env';
import { logger } from '../log/logger';
import { connectRedis } from './client';

/** Separate connection: large pages must not delay a purchase. */
export function connectPagesRedis(): Redis | null {
  const { pagesRedisUrl } = environment();
  if (!pagesRedisUrl) return null;
  return connectRedis(pagesRedisUrl, (notice) => logger.warn({ ...notice, for: 'pages' }));
}

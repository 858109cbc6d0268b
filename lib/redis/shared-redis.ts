import 'server-only';
import type { Redis } from 'ioredis';
import { environment } from '@/lib/env';
import { logger } from '@/lib/log/logger';
import { processWide } from '@/lib/process-wide';
import { connectRedis } from './client';

export function sharedRedis(): Redis | null {
  const { redisUrl } = environment();
  if (!redisUrl) return null;
  return processWide('redis', () => connectRedis(redisUrl, (notice) => logger.warn(notice)));
}

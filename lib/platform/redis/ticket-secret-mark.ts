import 'server-only';
import { createHmac } from 'node:crypto';
import type { Redis } from 'ioredis';
import { environment } from '../env';
import { logger } from '../log/logger';
import { sharedRedis } from './shared-redis';

const KEY = 'storefront:ticket-secret';

/** Shows whether two instances can open what the other seals, without revealing the secret. */
export function ticketSecretMark(): string {
  return createHmac('sha256', environment().ticketSecret ?? '')
    .update('storefront: the same secret?')
    .digest('hex')
    .slice(0, 16);
}

/** Null while no instance has started with this Redis. */
export async function lastTicketSecretMark(redis: Redis): Promise<string | null> {
  return redis.get(KEY);
}

export async function leaveTicketSecretMark(): Promise<void> {
  const redis = sharedRedis();
  if (!redis) return;
  const last = await redis.getset(KEY, ticketSecretMark()).catch(() => null);
  if (last && last !== ticketSecretMark()) logger.error({ event: 'ticket-secret-differs' });
}

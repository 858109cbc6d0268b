import { once } from 'node:events';
import Redis, { ReplyError } from 'ioredis';

type RedisNotice = { event: 'redis-away' | 'redis-back'; error?: string };

const CONNECT_MS = 1000;
const COMMAND_MS = 300;
const SILENCE_MS = 500;
const MOST_MS_BETWEEN_CONNECTS = 2000;

/** Commands fail at once without a connection. `notice` is called once per outage and once per recovery. */
export function connectRedis(url: string, notice: (notice: RedisNotice) => void): Redis {
  const client = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    // Otherwise a client that ends between two tries keeps its process alive for two seconds.
    disconnectTimeout: SILENCE_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // The name may lead to another server after a failover.
    reconnectOnError: ({ message }) => message.includes('READONLY'),
    retryStrategy: (times) => Math.min(times * 100, MOST_MS_BETWEEN_CONNECTS),
  });
  let isAway = false;
  let lastError: string | undefined;

  client.on('error', (error: Error) => (lastError = error.message || error.name));
  client.on('close', () => {
    if (!isAway) notice({ event: 'redis-away', error: lastError });
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) notice({ event: 'redis-back' });
    isAway = false;
  });
  return client;
}

type RedisState = 'answering' | 'unwritable' | 'refusing' | 'away';

const REFUSAL = /^(NOAUTH|WRONGPASS|NOPERM|ERR AUTH|ERR invalid password)/;

/** Whether the server wants another password, or none at all. */
export function isRefusal({ message }: Error): boolean {
  return REFUSAL.test(message);
}

/** Writes, because a replica and a full Redis still answer. */
export async function redisState(client: Redis): Promise<RedisState> {
  try {
    await client.set('storefront:probe', '', 'PX', 1000);
    return 'answering';
  } catch (error) {
    if (!(error instanceof ReplyError)) return 'away';
    return isRefusal(error as Error) ? 'refusing' : 'unwritable';
  }
}

/** Waits at most as long as a connection may take. */
export async function whenConnected(client: Redis): Promise<void> {
  if (client.status === 'ready') return;
  await once(client, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => undefined);
}

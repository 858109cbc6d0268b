import { randomUUID } from 'node:crypto';
import Redis from 'ioredis';

/** A raffle's id, or `all`. */
export type Changed = string;

/** Whether what is held under `key` (a path) may show something of what changed. */
export function concernedBy(changed: Changed): (key: string) => boolean {
  return (key) => {
    const isOfARaffle = key.startsWith('/rifa/') || key.startsWith('/api/raffles/');
    return changed === 'all' || !isOfARaffle || key.split(/[/?]/).includes(changed);
  };
}

const CHANNEL = 'storefront:changed';
const MOST_MS_BETWEEN_CONNECTS = 2000;

/** Tells a reported change to all instances. Without Redis, or while it is away, each shows it a few seconds later. */
export function shareChanges(url: string, hear: (changed: Changed) => void) {
  const me = randomUUID();
  const [sender, receiver] = [open(url), open(url)];
  receiver.on('ready', () => void receiver.subscribe(CHANNEL).catch(() => undefined));
  receiver.on('message', (_channel: string, text: string) => {
    const [from, changed] = text.split(' ');
    if (changed !== undefined && from !== me) hear(changed);
  });
  return {
    tell(changed: Changed): void {
      if (sender.status !== 'ready') return;
      void sender.publish(CHANNEL, `${me} ${changed}`).catch(() => undefined);
    },
    stop(): void {
      for (const redis of [sender, receiver]) redis.disconnect();
    },
  };
}

function open(url: string): Redis {
  const redis = new Redis(url, {
    retryStrategy: (times) => Math.min(times * 100, MOST_MS_BETWEEN_CONNECTS),
    maxRetriesPerRequest: null,
  });
  // The shop behind it reports a Redis that is away.
  redis.on('error', () => {});
  return redis;
}

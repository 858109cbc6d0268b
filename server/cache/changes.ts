import { randomUUID } from 'node:crypto';
import { connectRedis } from '../../lib/platform/redis/client';

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

/** Tells a reported change to all instances. Without Redis, or while it is away, each shows it a few seconds later. */
export function shareChanges(url: string, hear: (changed: Changed) => void) {
  const me = randomUUID();
  // The shop behind it reports a Redis that is away.
  const open = () => connectRedis(url, () => undefined);
  const [sender, receiver] = [open(), open()];
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

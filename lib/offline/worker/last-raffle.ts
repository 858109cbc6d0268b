import { RAFFLE_STORE } from '@/lib/offline/stores';
import { openPages } from './scope';

/** Undefined unless this is a raffle's public page. */
export function rafflePath(address: string): string | undefined {
  return /^\/rifa\/[\da-f]{24}$/.exec(new URL(address).pathname)?.[0];
}

/** Stores only the raffle that was read last. */
export async function keepRaffle(path: string, page: Response): Promise<void> {
  const store = await caches.open(RAFFLE_STORE);
  await store.put(path, page);
  for (const request of await store.keys()) {
    if (!request.url.endsWith(path)) await store.delete(request);
  }
}

/** Stores a raffle page that was opened before there was a worker. */
export async function keepOpenRaffle(): Promise<void> {
  const path = (await openPages()).map(({ url }) => rafflePath(url)).find(Boolean);
  const page = path && (await fetch(path).catch(() => null));
  if (page && page.ok) await keepRaffle(path, page);
}

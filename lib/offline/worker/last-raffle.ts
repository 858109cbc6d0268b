import { STORES } from '@/lib/offline/stores';
import { scope } from './scope';

const RAFFLE = /^\/rifa\/[\da-f]{24}$/;

/** Null unless this is a raffle's public page. */
export function rafflePath(address: string): string | null {
  const { pathname } = new URL(address);
  return RAFFLE.test(pathname) ? pathname : null;
}

/** Stores only the raffle that was read last. */
export async function keepRaffle(path: string, page: Response): Promise<void> {
  const store = await caches.open(STORES.raffle);
  await store.put(path, page);
  const kept = await store.keys();
  const others = kept.filter(({ url }) => rafflePath(url) !== path);
  await Promise.all(others.map((request) => store.delete(request)));
}

/** Stores a raffle page that was opened before there was a worker. */
export async function keepOpenRaffle(): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const path = open.map(({ url }) => rafflePath(url)).find(Boolean);
  const page = path && (await fetch(path).catch(() => null));
  if (page && page.ok) await keepRaffle(path, page);
}

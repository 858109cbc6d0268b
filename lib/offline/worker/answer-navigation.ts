import { OFFLINE_PAGE } from '@/lib/offline/addresses';
import { PAGE_STORE } from '@/lib/offline/stores';

/** Gives the network's answer, whatever it is. Only without one it gives the stored page, else the offline page. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch {
    const { pathname } = new URL(event.request.url);
    return (await stored(pathname)) ?? (await stored(OFFLINE_PAGE)) ?? Response.error();
  }
}

const stored = async (path: string) => caches.match(path, { ignoreVary: true });

export async function keepOfflinePage(): Promise<void> {
  const store = await caches.open(PAGE_STORE);
  await store.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

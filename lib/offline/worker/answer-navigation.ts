import { OFFLINE_PAGE } from '@/lib/offline/addresses';
import { PAGE_STORE } from '@/lib/offline/stores';
import { keepRaffle, rafflePath } from './last-raffle';

/** Gives the network's answer, whatever it is, and the offline page only when there is none. */
export async function answerNavigation(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    const page = preloaded ?? (await fetch(event.request));
    const path = page.ok && rafflePath(event.request.url);
    if (path) event.waitUntil(keepRaffle(path, page.clone()).catch(() => undefined));
    return page;
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

export async function keepOfflinePage(): Promise<void> {
  const store = await caches.open(PAGE_STORE);
  await store.add(new Request(OFFLINE_PAGE, { cache: 'no-cache' }));
}

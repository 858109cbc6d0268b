import 'server-only';
import { unstable_cache } from 'next/cache';

/** In seconds; the lowest asked for wins. Next has no call for it, but a cached constant passes its own on. */
export async function setPageLifetime(seconds: number, tags: string[] = []): Promise<void> {
  await unstable_cache(async () => true, [`page-lifetime-${seconds}`, ...tags], {
    revalidate: seconds,
    tags,
  })();
}

export const RAFFLES_TAG = 'raffles';

export function raffleTag(id: string): string {
  return `raffle:${id}`;
}

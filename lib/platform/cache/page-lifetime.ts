import 'server-only';
import { unstable_cache } from 'next/cache';

/** The lowest lifetime asked for wins. Next has no call for this, but a page takes over a cached constant's lifetime. */
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

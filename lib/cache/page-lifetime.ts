import 'server-only';
import { unstable_cache } from 'next/cache';

/**
 * How long the page now being rendered may be kept, in seconds, and the tags that
 * `revalidateTag` reaches it by. The lowest number asked for while rendering wins, and the `revalidate` of the
 * page's file is the ceiling. Next has no direct call for it without Cache Components: a cached
 * constant passes its lifetime and tags on to the page.
 */
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

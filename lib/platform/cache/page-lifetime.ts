import 'server-only';
import { unstable_cache } from 'next/cache';

/** Seconds. Next wants a literal in each page (`export const revalidate`), and `app/pages.test.ts` compares them. */
export const PAGE_LIFETIME = 60;

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

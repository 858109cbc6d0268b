import 'server-only';
import { LRUCache } from 'lru-cache';
import { logger } from '@/lib/platform/log/logger';
import { processWide } from '@/lib/platform/process-wide';
import { within } from '@/lib/platform/within';
import { uploadAddressOf, type UploadAddress } from '@/lib/raffle/addresses';
import type { RaffleSummary } from '@/lib/raffle/types';
import { isBusy } from './conversion-queue';
import { convertOwn } from './convert';
import type { Picture } from './picture';
import { cardSlot } from './picture-slots';
import { beginStoredCover, getOriginal } from './picture-store';
import { previewVersion } from './preview-version';
import { fetchShared } from './share-job';

/** `life` of the drawn card in its place. */
type CoverCard = { ok: true; picture: Picture } | { ok: false; life: 'short' | 'passing' };

const MIB = 1024 * 1024;
const RETRY_MS = { short: 60_000, passing: 3000 };

/** Crawlers give up after a few seconds. */
export const CRAWLER_PATIENCE_MS = 2000;

const covers = processWide(
  'cover-cards',
  () =>
    new LRUCache<string, CoverCard, () => Promise<CoverCard>>({
      maxSize: 64 * MIB,
      sizeCalculation: (card) => (card.ok ? card.picture.body.length : 0) + 500,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: make, options }) => {
        const card = await make();
        if (!card.ok) options.ttl = RETRY_MS[card.life];
        return card;
      },
    }),
);

/** Null for a raffle without a cover. */
export async function getCoverCard(
  raffle: RaffleSummary,
  client: string,
): Promise<CoverCard | null> {
  const address = raffle.cover ? uploadAddressOf(raffle.cover) : null;
  if (!address) return null;
  const key = `${raffle.id}/${previewVersion(raffle)}`;
  const known = covers.get(key);
  if (known) return known;
  const passing = { ok: false, life: 'passing' } as const;
  const making = fetchShared(covers, key, () => makeCard(raffle.id, address, client));
  const card = making.catch(() => passing);
  const cover = getOriginal(address, client).catch(() => null);
  return (await within(CRAWLER_PATIENCE_MS, cover)) ? card : passing;
}

/** Begins pictures with their page: the first crawler asks for the card right after that. */
export function beginCover(raffle: RaffleSummary): void {
  void getCoverCard(raffle, 'page');
  const address = raffle.cover ? uploadAddressOf(raffle.cover) : null;
  if (address) beginStoredCover(address);
}

async function makeCard(
  raffleId: string,
  address: UploadAddress,
  client: string,
): Promise<CoverCard> {
  const cover = await getOriginal(address, client);
  if (!cover.ok) return { ok: false, life: cover.reason === 'missing' ? 'short' : 'passing' };
  try {
    const made = await convertOwn('cover-card', { bytes: cover.value }, cardSlot(client));
    if (made.ok) return made;
  } catch (error) {
    if (isBusy(error)) throw error;
    logger.warn({ event: 'cover-unreadable', raffleId, problem: String(error) });
  }
  return { ok: false, life: 'short' };
}

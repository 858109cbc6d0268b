import 'server-only';
import { LIMITS } from '@/lib/platform/limits';
import { logger } from '@/lib/platform/log/logger';
import { within } from '@/lib/platform/within';
import { uploadAddressOf, type UploadAddress } from '@/lib/raffle/addresses';
import type { RaffleSummary } from '@/lib/raffle/types';
import { cardSlot, isBusy } from './conversion-queue';
import { convertOwn } from './convert';
import type { Picture } from './picture';
import { beginStoredCover, getOriginal } from './picture-store';
import { previewVersion } from './preview-version';
import { pictures } from './shared-cache';
import { storePicture } from './stored-pictures';

/** Without a card of its cover, `life` says how long the drawn card may be kept. */
type CoverCard = FinishedCard | { ok: false; life: 'short' | 'passing' };

export type FinishedCard = { ok: true; picture: Picture };

const RETRY_MS = { short: 60_000, passing: 3000 };

export function cardKey(id: string, version: string): string {
  return `card/${id}/${version}`;
}

export function cardJob(picture: Picture) {
  return { made: { ok: true, picture } satisfies FinishedCard, bytes: picture.body.length };
}

/** Chats keep an address that is shared, so a card outlives the process. */
export function storedCardJob(id: string, version: string, picture: Picture) {
  void storePicture('card', `${id}/${version}`, picture);
  return cardJob(picture);
}

/** Null for a raffle without a cover. */
export async function getCoverCard(
  raffle: RaffleSummary,
  client: string,
): Promise<CoverCard | null> {
  const address = raffle.cover ? uploadAddressOf(raffle.cover) : null;
  if (!address) return null;
  const version = previewVersion(raffle);
  const key = cardKey(raffle.id, version);
  const known = pictures.get<CoverCard>(key);
  if (known) return known;
  const passing = { ok: false, life: 'passing' } as const;
  const making = pictures.share<CoverCard>(key, async () => {
    const made = await makeCard(raffle.id, address, client);
    return made.ok
      ? storedCardJob(raffle.id, version, made.picture)
      : { made, bytes: 0, keepMs: RETRY_MS[made.life] };
  });
  const card = making.catch(() => passing);
  const cover = getOriginal(address, client).catch(() => null);
  return (await within(LIMITS.coverWaitMs, cover)) ? card : passing;
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
    const picture = await convertOwn('cover-card', { bytes: cover.value }, cardSlot(client));
    return { ok: true, picture };
  } catch (error) {
    if (isBusy(error)) throw error;
    logger.warn({ event: 'cover-unreadable', raffleId, problem: String(error) });
    return { ok: false, life: 'short' };
  }
}

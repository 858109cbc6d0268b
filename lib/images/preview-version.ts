import 'server-only';
import { createHash } from 'node:crypto';
import { companyProfile } from '@/lib/company';
import type { ImagePath, RaffleSummary } from '@/lib/raffle/types';

/** To be raised when the drawing of cards changes, so that they get new addresses. */
const DRAWING = 2;

/** In place of a raffle id: the card of the shop itself. */
export const SHOP = 'shop';

/** What a raffle's card is made from; another version means another picture. */
export function previewVersion({ cover, name, price, drawDate }: RaffleSummary): string {
  return hash(cover ? [cover] : [name, price, drawDate, ...look()]);
}

export function raffleCardPath(raffle: RaffleSummary): ImagePath {
  return cardPath(raffle.id, previewVersion(raffle));
}

/** @param words what is written on the card. */
export function shopCardPath(words: string[]): ImagePath {
  return cardPath(SHOP, hash([...words, ...look()]));
}

/** What every drawn card wears: chats keep a card for as long as its address stays. */
function look(): unknown[] {
  const { name, currencySymbol } = companyProfile();
  return [process.env.BRAND_COLOURS, process.env.BRAND_MARK, name, currencySymbol];
}

function cardPath(id: string, version: string): ImagePath {
  return `/uploads/portada/preview/${id}/${version}.jpg`;
}

function hash(parts: unknown[]): string {
  const text = JSON.stringify([DRAWING, ...parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

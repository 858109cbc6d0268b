import 'server-only';
import { createHash } from 'node:crypto';
import { brandMark } from '@/lib/content/brand-mark';
import { shopContent } from '@/lib/content/content';
import type { ImagePath, RaffleSummary } from '@/lib/raffle/types';

/** Increment it when the look or the words of cards change: chats keep a card of the same address for a year. */
const CARD_DESIGN = 4;

export const SHOP = 'shop';

export function previewVersion({ cover, name, price, drawDate }: RaffleSummary): string {
  return hash(cover ? [cover] : [name, price, drawDate, ...shopLook()]);
}

export function raffleCardPath(raffle: RaffleSummary): ImagePath {
  return cardPath(raffle.id, previewVersion(raffle));
}

export function shopCardPath(): ImagePath {
  return cardPath(SHOP, shopVersion());
}

export function shopVersion(): string {
  return hash(shopLook());
}

/** The parts of the shop that every card shows. */
export function shopLook(): unknown[] {
  const { name, currencySymbol } = shopContent().profile;
  return [process.env.BRAND_COLOURS, shopContent().colours, brandMark(''), name, currencySymbol];
}

function cardPath(id: string, version: string): ImagePath {
  return `/uploads/portada/preview/${id}/${version}.jpg`;
}

function hash(parts: unknown[]): string {
  const text = JSON.stringify([CARD_DESIGN, ...parts]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

import 'server-only';
import { LRUCache } from 'lru-cache';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { getRaffle } from '@/lib/admin-api/raffles';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { logger } from '@/lib/platform/log/logger';
import type { Raffle } from '@/lib/raffle/types';
import { uploadAddressOf } from '@/lib/raffle/addresses';
import { ConversionsBusy } from './conversion-queue';
import { convertOwn } from './convert';
import { fetchShared } from './share-job';
import type { Picture } from './picture';
import { cardSlot } from './picture-slots';
import { getOriginal } from './picture-store';
import { previewVersion, SHOP } from './preview-version';

export type RenderCard = (raffle: Raffle | null) => Promise<Picture>;

/** `lasting` never changes at its address; `passing` is a stand-in after a failure. */
export type Card = { picture: Picture; life: 'lasting' | 'short' | 'passing' };

const MIB = 1024 * 1024;
const RETRY_MS = { short: 60_000, passing: 3000 };

const cards = new LRUCache<string, Card, () => Promise<Card>>({
  maxSize: 64 * MIB,
  sizeCalculation: ({ picture }) => picture.body.length + 500,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: make, options }) => {
    const card = await make();
    if (card.life !== 'lasting') options.ttl = RETRY_MS[card.life];
    return card;
  },
});
const newest = new LRUCache<string, string>({ max: 5000 });

const readRaffleShared = sharedRead(
  ({ id }: { id: string }) => throughCircuitBreaker(getRaffle)(id),
  {
    holdMs: 3000,
    maxEntries: 1000,
  },
);

/** An unknown version gets the newest card. Null if the raffle does not exist. Rejects with `ConversionsBusy`. */
export async function getPreview(
  id: string,
  version: string,
  render: RenderCard,
  client: string,
): Promise<Card | null> {
  const known = cards.get(`${id}/${version}`);
  if (known) return known;
  if (id === SHOP) return fetchShared(cards, SHOP, () => lastingCard(render, null));
  const answer = await readRaffleShared({ id });
  if (!answer.ok) return answer.reason === 'no-such-raffle' ? null : standIn(id, render);
  const current = previewVersion(answer.value);
  const key = `${id}/${current}`;
  const card = await fetchShared(cards, key, () => makeCard(answer.value, render, client));
  if (card.life === 'lasting') newest.set(id, key);
  return current === version ? card : { ...card, life: 'short' };
}

export function isPreviewKept(id: string, version: string): boolean {
  return cards.has(`${id}/${version}`);
}

async function standIn(id: string, render: RenderCard): Promise<Card> {
  const last = cards.get(newest.get(id) ?? '');
  const card = last ?? (await fetchShared(cards, SHOP, () => lastingCard(render, null)));
  return { ...card, life: 'passing' };
}

async function makeCard(raffle: Raffle, render: RenderCard, client: string): Promise<Card> {
  const address = raffle.cover ? uploadAddressOf(raffle.cover) : null;
  if (!address) return lastingCard(render, raffle);
  const cover = await getOriginal(address, client);
  if (!cover.ok) {
    return {
      picture: await render(raffle),
      life: cover.reason === 'missing' ? 'short' : 'passing',
    };
  }
  try {
    const made = await convertOwn('cover-card', { bytes: cover.value }, cardSlot(client));
    if (made.ok) return { picture: made.picture, life: 'lasting' };
  } catch (error) {
    if (error instanceof ConversionsBusy) throw error;
    logger.warn({ event: 'cover-unreadable', raffleId: raffle.id, problem: String(error) });
  }
  return { picture: await render(raffle), life: 'short' };
}

async function lastingCard(render: RenderCard, raffle: Raffle | null): Promise<Card> {
  return { picture: await render(raffle), life: 'lasting' };
}

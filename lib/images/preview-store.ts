import 'server-only';
import { LRUCache } from 'lru-cache';
import { throughCircuitBreaker } from '@/lib/admin-api/guarded-reads';
import { knownRaffle } from '@/lib/admin-api/page-reads';
import { getRaffle } from '@/lib/admin-api/raffles';
import { sharedRead } from '@/lib/platform/cache/shared-read';
import { within } from '@/lib/platform/within';
import type { RaffleSummary } from '@/lib/raffle/types';
import { CRAWLER_PATIENCE_MS, getCoverCard } from './cover-cards';
import { fetchShared } from './share-job';
import type { Picture } from './picture';
import { previewVersion, SHOP, shopVersion } from './preview-version';
import { readStoredPicture, storePicture } from './stored-pictures';

type RenderCard = (raffle: RaffleSummary | null) => Promise<Picture>;

/** `lasting` never changes at its address; `passing` is a stand-in after a failure. */
export type Card = { picture: Picture; life: 'lasting' | 'short' | 'passing' };

const MIB = 1024 * 1024;

/** Finished cards, by raffle and version. */
const cards = new LRUCache<string, Picture, () => Promise<Picture>>({
  maxSize: 64 * MIB,
  sizeCalculation: ({ body }) => body.length + 500,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: make }) => make(),
});
const newest = new LRUCache<string, string>({ max: 5000 });

const readRaffleShared = sharedRead(
  ({ id }: { id: string }) => throughCircuitBreaker(getRaffle)(id),
  { holdMs: 3000, maxEntries: 1000 },
);

/** An unknown version gets the newest card. Null if the raffle does not exist. Rejects as busy. */
export async function getPreview(
  id: string,
  version: string,
  render: RenderCard,
  client: string,
): Promise<Card | null> {
  const finished = await finishedCard(`${id}/${version}`);
  if (finished) return { picture: finished, life: 'lasting' };
  if (id === SHOP) return { picture: await shopCard(render), life: lifeAt(version, shopVersion()) };
  // The page that named this version may have been made of stored data.
  const kept = await knownRaffle(id);
  if (kept && previewVersion(kept) === version) return makeCard(kept, render, client);
  const answer = await within(CRAWLER_PATIENCE_MS, readRaffleShared({ id }));
  if (answer && !answer.ok && answer.reason === 'no-such-raffle') return null;
  if (!answer?.ok) return standIn(id, kept, render, client);
  const card = await makeCard(answer.value, render, client);
  const { life } = card;
  return life === 'lasting'
    ? { ...card, life: lifeAt(version, previewVersion(answer.value)) }
    : card;
}

export function isPreviewKept(id: string, version: string): boolean {
  return cards.has(`${id}/${version}`);
}

function lifeAt(version: string, current: string): Card['life'] {
  return version === current ? 'lasting' : 'short';
}

async function finishedCard(key: string): Promise<Picture | null> {
  const known = cards.get(key) ?? (await readStoredPicture('card', key));
  if (known) cards.set(key, known);
  return known;
}

async function makeCard(raffle: RaffleSummary, render: RenderCard, client: string): Promise<Card> {
  const key = `${raffle.id}/${previewVersion(raffle)}`;
  const cover = await getCoverCard(raffle, client);
  if (cover && !cover.ok) {
    return { picture: await drawnInstead(key, () => render(raffle)), life: cover.life };
  }
  const make = async () => (cover ? cover.picture : render(raffle));
  const picture = await fetchShared(cards, key, make);
  if (newest.get(raffle.id) !== key) void storePicture('card', key, picture);
  newest.set(raffle.id, key);
  return { picture, life: 'lasting' };
}

async function standIn(
  id: string,
  kept: RaffleSummary | null,
  render: RenderCard,
  client: string,
): Promise<Card> {
  const last = cards.get(newest.get(id) ?? '');
  if (last) return { picture: last, life: 'passing' };
  const { picture } = kept
    ? await makeCard(kept, render, client)
    : { picture: await shopCard(render) };
  return { picture, life: 'passing' };
}

function shopCard(render: RenderCard): Promise<Picture> {
  return fetchShared(cards, `${SHOP}/${shopVersion()}`, () => render(null));
}

const DRAWN_MS = 60_000;
const drawn = new LRUCache<string, Picture, () => Promise<Picture>>({
  max: 100,
  ttl: DRAWN_MS,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: make }) => make(),
});

/** Drawn once for the crowd that asks meanwhile. */
function drawnInstead(key: string, make: () => Promise<Picture>): Promise<Picture> {
  return fetchShared(drawn, key, make);
}

import 'server-only';
import { sales } from '@/lib/admin-api/live-reads';
import { knownRaffle } from '@/lib/admin-api/page-reads';
import { LIMITS } from '@/lib/platform/limits';
import { within } from '@/lib/platform/within';
import type { RaffleSummary } from '@/lib/raffle/types';
import { cardKey, cardJob, getCoverCard, storedCardJob, type FinishedCard } from './cover-cards';
import { pictures, sharePicture } from './shared-cache';
import type { Picture } from './picture';
import { previewVersion, SHOP, shopVersion } from './preview-version';
import { readStoredPicture } from './stored-pictures';

type RenderCard = (raffle: RaffleSummary | null) => Promise<Picture>;

/** `lasting` never changes at its address; `passing` is a stand-in after a failure. */
export type Card = { picture: Picture; life: 'lasting' | 'short' | 'passing' };

const INSTEAD_MS = 60_000;

/** An unknown version gets the newest card. Null if the raffle does not exist. Rejects as busy. */
export async function getPreview(
  id: string,
  version: string,
  render: RenderCard,
  client: string,
): Promise<Card | null> {
  const finished = await finishedCard(id, version);
  if (finished) return { picture: finished, life: 'lasting' };
  if (id === SHOP) return { picture: await shopCard(render), life: lifeAt(version, shopVersion()) };
  // The page that named this version may have been made of stored data.
  const kept = (await knownRaffle(id)) ?? (await sales.known(id))?.value.raffle ?? null;
  if (kept && previewVersion(kept) === version) return makeCard(kept, render, client);
  const answer = await within(LIMITS.coverWaitMs, sales.now(id));
  if (answer && !answer.ok && answer.reason === 'no-such-raffle') return null;
  if (!answer?.ok) {
    const picture = kept ? (await makeCard(kept, render, client)).picture : await shopCard(render);
    return { picture, life: 'passing' };
  }
  const card = await makeCard(answer.value.raffle, render, client);
  const { life } = card;
  return life === 'lasting'
    ? { ...card, life: lifeAt(version, previewVersion(answer.value.raffle)) }
    : card;
}

export function isPreviewKept(id: string, version: string): boolean {
  return madeCard(id, version) !== null;
}

function lifeAt(version: string, current: string): Card['life'] {
  return version === current ? 'lasting' : 'short';
}

async function finishedCard(id: string, version: string): Promise<Picture | null> {
  const made = madeCard(id, version);
  if (made) return made;
  const stored = await readStoredPicture('card', `${id}/${version}`);
  if (stored) pictures.set(cardKey(id, version), cardJob(stored));
  return stored;
}

function madeCard(id: string, version: string): Picture | null {
  const card = pictures.get<FinishedCard | { ok: false }>(cardKey(id, version));
  return card?.ok ? card.picture : null;
}

async function makeCard(raffle: RaffleSummary, render: RenderCard, client: string): Promise<Card> {
  const { id } = raffle;
  const version = previewVersion(raffle);
  const cover = await getCoverCard(raffle, client);
  if (cover && !cover.ok) {
    // Drawn once for the crowd that asks meanwhile.
    const instead = () => render(raffle);
    const picture = await sharePicture(`instead/${id}/${version}`, instead, INSTEAD_MS);
    return { picture, life: cover.life };
  }
  const picture = cover?.picture ?? (await drawCard(id, version, () => render(raffle)));
  return { picture, life: 'lasting' };
}

function shopCard(render: RenderCard): Promise<Picture> {
  return drawCard(SHOP, shopVersion(), () => render(null));
}

async function drawCard(
  id: string,
  version: string,
  draw: () => Promise<Picture>,
): Promise<Picture> {
  const draws = async () => storedCardJob(id, version, await draw());
  return (await pictures.share<FinishedCard>(cardKey(id, version), draws)).picture;
}

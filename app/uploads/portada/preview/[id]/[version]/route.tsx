import { RafflePreviewCard } from '@/components/preview-card/raffle-card';
import { ShopPreviewCard } from '@/components/preview-card/shop-card';
import { shopContent } from '@/lib/content/content';
import { answerBytes } from '@/lib/platform/http/answer-bytes';
import { slotClient } from '@/lib/platform/http/client-networks';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { isBusy } from '@/lib/images/conversion-queue';
import { renderElement } from '@/lib/images/render-element';
import { getPreview, isPreviewKept, type Card } from '@/lib/images/preview-store';
import type { RaffleSummary } from '@/lib/raffle/types';

type Context = { params: Promise<{ id: string; version: string }> };

const CACHE_CONTROL: Record<Card['life'], string> = {
  lasting: 'public, max-age=31536000, immutable',
  short: 'public, max-age=60',
  passing: 'no-store',
};

export async function GET(request: Request, { params }: Context) {
  const { id, ...wanted } = await params;
  const version = wanted.version.replace(/\.jpg$/, '');
  const isKept = isPreviewKept(id, version);
  const limited = isKept ? null : await limitOrRefuse(request, 'unseen-picture');
  if (limited) return limited;
  try {
    const client = slotClient(request);
    const card = await getPreview(id, version, (raffle) => draw(raffle, client), client);
    if (!card) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    return answerBytes(request, card.picture, { 'Cache-Control': CACHE_CONTROL[card.life] });
  } catch (error) {
    if (!isBusy(error)) throw error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '2' };
    return new Response(null, { status: 503, headers });
  }
}

function draw(raffle: RaffleSummary | null, client: string) {
  const company = shopContent().profile;
  return renderElement(
    raffle ? (
      <RafflePreviewCard raffle={raffle} company={company} />
    ) : (
      <ShopPreviewCard company={company} />
    ),
    client,
  );
}

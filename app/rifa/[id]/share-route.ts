import { answerDrawing } from '@/lib/images/answer-drawing';
import type { Drawing } from '@/lib/images/drawn-pictures';
import { readSharedRaffle, type SharedRaffle } from '@/lib/images/shared-raffle';
import { apiError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ id: string }> };

type Asked = {
  raffle: SharedRaffle;
  /** The raffle page's. */
  address: string;
  query: URLSearchParams;
  client: string;
};

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** A raffle as something to share. Price and sold share change, so nobody keeps it for long. */
export function shareRoute(drawingOf: (asked: Asked) => Omit<Drawing, 'cover' | 'client'>) {
  return apiRoute('share-picture', 'unseen-picture', async (request, { params }: Context) => {
    const { id } = await params;
    const raffle = await readSharedRaffle(id);
    if (!raffle) {
      return apiError('not-found', { msg: 'No encontramos esta rifa.', headers: NOT_INDEXED });
    }
    const client = slotClient(request);
    const query = new URL(request.url).searchParams;
    const drawing = drawingOf({ raffle, address: absoluteUrl(`/rifa/${id}`), query, client });
    const answer = { life: 'public, max-age=60', headers: NOT_INDEXED };
    return answerDrawing(request, { ...drawing, cover: raffle.cover, client }, answer);
  });
}

import { answerSharePicture } from '@/app/answer-share-picture';
import { readSharedRaffle } from '@/lib/images/shared-raffle';
import { apiError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ id: string }> };

const headers = { 'X-Robots-Tag': 'noindex' };

/** A raffle as a story. Price and sold share change, so nobody keeps it for long. */
export const GET = apiRoute(
  'share-picture',
  'unseen-picture',
  async (request, { params }: Context) => {
    const { id } = await params;
    const raffle = await readSharedRaffle(id);
    if (!raffle) return apiError('not-found', { msg: 'No encontramos esta rifa.', headers });
    const shown = { ...raffle, address: absoluteUrl(`/rifa/${id}`) };
    return answerSharePicture(request, shown, { life: 'public, max-age=60', headers });
  },
);

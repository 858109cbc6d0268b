import {
  SHARE_SIZE,
  sharedCoverPlace,
  SharePicture,
} from '@/components/preview-card/share-picture';
import { shopContent } from '@/lib/content/content';
import { answerDrawing } from '@/lib/images/answer-drawing';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { readSharedRaffle } from '@/lib/images/shared-raffle';
import { apiError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
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
    const shown = { words: raffle.words, address: absoluteUrl(`/rifa/${id}`) };
    const client = slotClient(request);
    const drawing = {
      shown,
      cover: raffle.cover,
      place: sharedCoverPlace(false),
      client,
      draw: (cover: string | null) =>
        renderElement(
          <SharePicture
            {...shown}
            cover={cover}
            qr={qrPath(shown.address)}
            shopName={shopContent().profile.name}
          />,
          client,
          SHARE_SIZE,
        ),
    };
    return answerDrawing(request, drawing, { life: 'public, max-age=60', headers });
  },
);

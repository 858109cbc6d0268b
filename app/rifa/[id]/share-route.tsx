import {
  sharedCoverPlace,
  SharePicture,
  shareSize,
  type ShareShape,
} from '@/components/preview-card/share-picture';
import { companyProfile } from '@/lib/content/company';
import { ConversionsBusy } from '@/lib/images/conversion-queue';
import { getDrawnPicture } from '@/lib/images/drawn-pictures';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { readSharedRaffle, type SharedRaffle } from '@/lib/images/shared-raffle';
import { answerBytes } from '@/lib/platform/http/answer-bytes';
import { apiError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { absoluteUrl } from '@/lib/seo/absolute-url';

type Context = { params: Promise<{ id: string }> };

const NOT_INDEXED = { 'X-Robots-Tag': 'noindex' };

/** A raffle as a picture to share. Price and sold share change, so nobody keeps it for long. */
export function shareRoute(shape: ShareShape) {
  return apiRoute('share-picture', 'unseen-picture', async (request, { params }: Context) => {
    const { id } = await params;
    const raffle = await readSharedRaffle(id);
    if (!raffle)
      return apiError('not-found', { msg: 'No encontramos esta rifa.', headers: NOT_INDEXED });
    try {
      const drawing = drawingOf(raffle, absoluteUrl(`/rifa/${id}`), shape, slotClient(request));
      const { picture, isWhole } = await getDrawnPicture(drawing);
      const life = isWhole ? 'public, max-age=60' : 'no-store';
      return answerBytes(request, picture, { ...NOT_INDEXED, 'Cache-Control': life });
    } catch (error) {
      if (error instanceof ConversionsBusy) return apiError('busy', { headers: NOT_INDEXED });
      throw error;
    }
  });
}

function drawingOf(
  { words, cover }: SharedRaffle,
  address: string,
  shape: ShareShape,
  client: string,
) {
  const shop = { name: companyProfile().name, host: new URL(address).host };
  return {
    shown: { words, address, shape },
    cover,
    place: sharedCoverPlace(shape),
    client,
    draw: (picture: string | null) =>
      renderElement(
        <SharePicture words={words} cover={picture} qr={qrPath(address)} {...{ shop, shape }} />,
        client,
        shareSize(shape),
      ),
  };
}

import {
  sharedCoverPlace,
  SharePicture,
  shareSize,
  type ShareShape,
} from '@/components/preview-card/share-picture';
import { companyProfile } from '@/lib/content/company';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { shareRoute } from './share-route';

export function pictureRoute(shape: ShareShape) {
  return shareRoute(({ raffle: { words }, address, client }) => {
    const shop = { name: companyProfile().name, host: new URL(address).host };
    return {
      shown: { words, address, shape },
      place: sharedCoverPlace(shape),
      draw: (cover) =>
        renderElement(
          <SharePicture {...{ words, cover, shop, shape }} qr={qrPath(address)} />,
          client,
          shareSize(shape),
        ),
    };
  });
}

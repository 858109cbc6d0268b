import type { ComponentProps } from 'react';
import { SHARE_SIZE, SharePicture } from '@/components/preview-card/share-picture';
import { shopContent } from '@/lib/content/content';
import { answerDrawing } from '@/lib/images/answer-drawing';
import { qrPath } from '@/lib/images/qr-path';
import { renderElement } from '@/lib/images/render-element';
import { slotClient } from '@/lib/platform/http/client-networks';
import type { ImagePath } from '@/lib/raffle/types';

type Shown = Pick<ComponentProps<typeof SharePicture>, 'words' | 'numbers' | 'address'>;

/** A picture for a phone's status. */
export function answerSharePicture(
  request: Request,
  { cover, ...shown }: Shown & { cover: ImagePath | null },
  answer?: Parameters<typeof answerDrawing>[2],
): Promise<Response> {
  const client = slotClient(request);
  const others = { qr: qrPath(shown.address), shopName: shopContent().profile.name };
  return answerDrawing(
    request,
    {
      shown,
      cover,
      client,
      draw: (drawn) =>
        renderElement(<SharePicture {...shown} {...others} cover={drawn} />, client, SHARE_SIZE),
    },
    answer,
  );
}

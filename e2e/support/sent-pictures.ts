import type { Page } from '@playwright/test';
import { PURCHASE_PARTS } from '@/lib/raffle/purchase';

type Sent = { width: number; height: number; isMiddleWhite: boolean };

/** Records the size and the middle of pictures sent with purchases, on pages opened from now on. */
export async function watchSentPictures(page: Page): Promise<Sent[]> {
  const pictures: Sent[] = [];
  await page.exposeFunction('pictureLeft', (sent: Sent) => void pictures.push(sent));
  await page.addInitScript((part) => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      const picture = body instanceof FormData ? body.get(part) : null;
      if (picture instanceof Blob) {
        const told = window as unknown as { pictureLeft: (sent: Sent) => void };
        void createImageBitmap(picture).then((bitmap) => {
          const { width, height } = bitmap;
          const pixel = new OffscreenCanvas(1, 1).getContext('2d');
          pixel?.drawImage(bitmap, -width / 2, -height / 2);
          const colours = pixel?.getImageData(0, 0, 1, 1).data ?? [0];
          told.pictureLeft({ width, height, isMiddleWhite: Math.min(...colours) > 250 });
        });
      }
      return send.call(this, body);
    };
  }, PURCHASE_PARTS.file);
  return pictures;
}

import type { Page } from '@playwright/test';
import { PURCHASE_PARTS } from '@/lib/raffle/purchase';

type Size = { width: number; height: number };

/** Records the sizes of pictures sent with purchases, on pages opened from now on. */
export async function watchSentPictures(page: Page): Promise<Size[]> {
  const sizes: Size[] = [];
  await page.exposeFunction('pictureLeft', (size: Size) => void sizes.push(size));
  await page.addInitScript((part) => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body?: XMLHttpRequestBodyInit | null) {
      const picture = body instanceof FormData ? body.get(part) : null;
      if (picture instanceof Blob) {
        const told = window as unknown as { pictureLeft: (size: Size) => void };
        void createImageBitmap(picture).then(({ width, height }) =>
          told.pictureLeft({ width, height }),
        );
      }
      return send.call(this, body);
    };
  }, PURCHASE_PARTS.file);
  return sizes;
}

import type { Page } from '@playwright/test';
import type { Picture } from './receipts';

type InPage = { finishPicture?: (isMade: boolean) => void };

/** From the next load on, the story decides when a picked picture is prepared, and whether it is made smaller. */
export async function holdPictures(page: Page) {
  await page.addInitScript(() => {
    window.Worker = class extends EventTarget {
      postMessage({ picture }: { picture: Blob }) {
        (window as InPage).finishPicture = (isMade) =>
          this.dispatchEvent(new MessageEvent('message', { data: isMade ? picture : null }));
      }
      terminate() {}
    } as unknown as typeof Worker;
  });
  return async (isMade: boolean) => {
    await page.waitForFunction(() => 'finishPicture' in window);
    await page.evaluate((made) => {
      const { finishPicture } = window as InPage;
      delete (window as InPage).finishPicture;
      finishPicture!(made);
    }, isMade);
  };
}

/** Only its first bytes are a picture's, so it cannot be sent without a smaller copy. */
export const unfinishedGif: Picture = {
  name: 'comprobante.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('GIF89a'),
};

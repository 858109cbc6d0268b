import { receiptSize } from '@/lib/raffle/receipt-size';

self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await shrinkPicture(data));
  } catch {
    self.postMessage(null);
  }
});

const TARGET_BYTES = 300_000;
/** Above this, as in a scrolling screenshot, the byte target grows with the pixels. */
const TARGET_PIXELS = 1600 * 1600;
const QUALITIES = [0.82, 0.72, 0.62, 0.52, 0.42];

/**
 * Makes a copy that is readable but small enough for a slow network: an upright JPEG of about
 * 300 kB, without the original's metadata. Throws when the browser cannot decode or draw it.
 */
async function shrinkPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = receiptSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  // JPEG has no transparency, so transparent parts become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();

  const target = TARGET_BYTES * Math.max(1, (width * height) / TARGET_PIXELS);
  let copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITIES[0] });
  for (const quality of QUALITIES.slice(1)) {
    if (copy.size <= target) break;
    copy = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  return copy;
}

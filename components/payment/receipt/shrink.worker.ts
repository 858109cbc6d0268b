self.addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  try {
    self.postMessage(await shrinkPicture(data));
  } catch {
    self.postMessage(null);
  }
});

const LONG_SIDE = 1600;
const TARGET_BYTES = 300_000;
const QUALITIES = [0.82, 0.72, 0.62, 0.52, 0.42];

/**
 * A copy that a person can still read and a slow line can carry: a JPEG of about 300 kB, upright,
 * without the metadata of the original. Throws where the browser cannot decode or draw it.
 */
async function shrinkPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  // JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();

  let copy = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITIES[0] });
  for (const quality of QUALITIES.slice(1)) {
    if (copy.size <= TARGET_BYTES) break;
    copy = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  return copy;
}

import sharp from 'sharp';
import { expect, test } from '../../fixtures/any-shop';
import type { Payment } from '../../pages/payment';
import { keptReceipt } from '../../support/kept-receipt';
import {
  capture,
  emptyFile,
  heicHeader,
  noisyPhoto,
  renamedPdf,
  scrolledCapture,
  transparentCapture,
  svg,
  upsideDown,
} from '../../support/receipts';

/** Reads the picture to be sent from the draft, because the page's policy forbids fetching a blob. */
async function prepared(payment: Payment): Promise<Buffer> {
  await payment.preview.waitFor();
  await expect.poll(() => keptReceipt(payment.page)).not.toEqual([]);
  return Buffer.from(await keptReceipt(payment.page));
}

test('a photo of 48 megapixels and 12 MB becomes a small JPEG @smoke', async ({ form }) => {
  const photo = await noisyPhoto(8000, 6000, 30);
  expect(photo.buffer.length).toBeGreaterThan(12_000_000);
  await form.pick(photo);
  const picture = await prepared(form);
  expect(picture.length).toBeLessThan(700_000);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1600,
    height: 1200,
  });
});

test('a scrolled capture keeps a readable width @smoke', async ({ form }) => {
  await form.pick(await scrolledCapture());
  const picture = await prepared(form);
  expect(picture.length).toBeLessThan(1_200_000);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1080, height: 9000 });
});

test('a photo taken upside down is sent upright and without its EXIF @smoke', async ({ form }) => {
  await form.pick(await upsideDown());
  const picture = await prepared(form);
  const { exif, orientation = 1 } = await sharp(picture).metadata();
  expect({ exif, orientation }).toEqual({ exif: undefined, orientation: 1 });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data.subarray(info.width * info.channels * 20);
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(60);
});

test('what is transparent in a screenshot becomes white @smoke', async ({ form }) => {
  await form.pick(await transparentCapture());
  const { channels } = await sharp(await prepared(form)).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test.describe('a file that cannot be a receipt is refused with a sentence that helps', () => {
  for (const { title, picture, sentence } of [
    { title: 'a HEIC photo', picture: () => heicHeader, sentence: /HEIC.*captura de pantalla/ },
    { title: 'an SVG', picture: () => svg, sentence: /no es una foto/ },
    { title: 'a renamed PDF', picture: () => renamedPdf, sentence: /Es un PDF/ },
    { title: 'an empty file', picture: () => emptyFile, sentence: /No pudimos leer la imagen/ },
  ]) {
    test(`${title} @smoke`, async ({ form }) => {
      await form.pick(await picture());
      await expect(form.dialog.getByText(sentence)).toBeVisible();
      await expect(form.preview).toHaveCount(0);
      await form.pick(await capture());
      await expect(form.preview).toBeVisible();
      await expect(form.dialog.getByText(sentence)).toHaveCount(0);
    });
  }
});

// spec: receipt
test('the picture can be removed and picked again @smoke', async ({ form }) => {
  await form.pick(await capture());
  await form.button('Quitar imagen').click();
  await expect(form.preview).toHaveCount(0);
  await form.pick(await capture());
  await expect(form.preview).toBeVisible();
});

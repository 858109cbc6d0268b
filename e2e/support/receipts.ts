import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

const jpeg = (buffer: Buffer): Picture => ({
  name: 'comprobante.jpg',
  mimeType: 'image/jpeg',
  buffer,
});

/** A screenshot of a bank's app. */
export async function capture(): Promise<Picture> {
  return jpeg(await sharp(paper(720, 1280)).jpeg().toBuffer());
}

/** A photo full of noise: even after shrinking it takes a slow network some seconds. */
export async function noisyPhoto(width: number, height: number, quality: number): Promise<Picture> {
  const noise = randomFillSync(Buffer.alloc(512 * 512 * 3));
  const tile = await sharp(noise, { raw: { width: 512, height: 512, channels: 3 } })
    .png()
    .toBuffer();
  return jpeg(
    await sharp(paper(width, height))
      .composite([{ input: tile, tile: true }])
      .jpeg({ quality })
      .toBuffer(),
  );
}

export async function transparentCapture(): Promise<Picture> {
  const { create } = paper(720, 1280);
  const picture = sharp({ create: { ...create, channels: 4, background: 'transparent' } });
  return { name: 'captura.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

export async function scrolledCapture(): Promise<Picture> {
  return jpeg(await sharp(paper(1080, 9000)).jpeg().toBuffer());
}

/** Red above and blue below when upright; stored upside down, with EXIF saying so. */
export async function upsideDown(): Promise<Picture> {
  const half = { width: 200, height: 150, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: 'blue' } })
    .png()
    .toBuffer();
  return jpeg(
    await sharp({ create: { ...half, height: 300, background: 'red' } })
      .composite([{ input: blue, top: 0, left: 0 }])
      .withMetadata({ orientation: 3 })
      .jpeg()
      .toBuffer(),
  );
}

export const heicHeader: Picture = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1', 'latin1'),
};

export const svg: Picture = {
  name: 'dibujo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

export const renamedPdf: Picture = jpeg(Buffer.from('%PDF-1.7\n1 0 obj << >> endobj'));

export const emptyFile: Picture = jpeg(Buffer.alloc(0));

function paper(width: number, height: number) {
  return { create: { width, height, channels: 3 as const, background: '#f4f7f9' } };
}

import type { Sharp } from 'sharp';
import { etagOf } from '../../platform/etag';
import type { Picture, PictureFormat } from '../picture';

const QUALITIES: Record<PictureFormat, readonly number[]> = {
  avif: [50, 42, 34, 26],
  jpeg: [78, 68, 58, 48, 36, 24],
};

export async function encode(
  image: Sharp,
  format: PictureFormat,
  maxBytes: number,
): Promise<Picture> {
  let body = Buffer.alloc(0);
  for (const quality of QUALITIES[format]) {
    body = await encoder(image.clone(), format, quality).toBuffer();
    if (body.length <= maxBytes) break;
  }
  return { body, type: `image/${format}`, etag: etagOf(body) };
}

function encoder(image: Sharp, format: PictureFormat, quality: number): Sharp {
  // Effort 2 takes a quarter of the default's time and makes 3 % more bytes.
  if (format === 'avif') return image.avif({ quality, effort: 2, chromaSubsampling: '4:2:0' });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true });
}

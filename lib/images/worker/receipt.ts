import { openPicture } from './sharp';

const LONGEST_SIDE = 1600;
const QUALITY = 80;

export function reencodeReceipt(file: string, maxPixels: number): Promise<Buffer> {
  return openPicture(file, { limitInputPixels: maxPixels })
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

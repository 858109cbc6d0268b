import type { PictureHeader, ReadBytes } from './header';

const DESCRIPTION_BYTES = 64 * 1024;

/** The largest of its sizes: whole picture, tiles, transparency. */
export async function readAvifHeader(read: ReadBytes): Promise<PictureHeader | null> {
  const bytes = await read(0, DESCRIPTION_BYTES);
  let largest: PictureHeader | null = null;
  for (let at = bytes.indexOf('ispe'); at >= 0; at = bytes.indexOf('ispe', at + 4)) {
    if (at + 16 > bytes.length) break;
    const [width, height] = [bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12)];
    if (!largest || width * height > largest.width * largest.height) {
      largest = { kind: 'avif', width, height };
    }
  }
  return largest;
}

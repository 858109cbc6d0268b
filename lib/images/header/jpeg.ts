import type { PictureHeader, ReadBytes } from './header';

const MAX_SEGMENTS = 500;
const START_OF_SCAN = 0xda;
/** Start of frame with Huffman coding; cameras make no other. */
const KINDS: Record<number, PictureHeader['kind']> = {
  0xc0: 'jpeg',
  0xc1: 'jpeg',
  0xc2: 'jpeg-progressive',
};

export async function readJpegHeader(read: ReadBytes): Promise<PictureHeader | null> {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const bytes = await read(at, 9);
    if (bytes.length < 9 || bytes[0] !== 0xff) return null;
    const marker = bytes[1] ?? 0;
    const kind = KINDS[marker];
    if (kind) return { kind, height: bytes.readUInt16BE(5), width: bytes.readUInt16BE(7) };
    if (marker === START_OF_SCAN) return null;
    // Any number of fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(2);
  }
  return null;
}

import type { PictureHeader, ReadBytes } from './picture-formats';

const MAX_SEGMENTS = 500;
const BLOCK_BYTES = 16 * 1024;

const MARKER = 0xff;
const STANDALONE = 0x01;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Start of frame with Huffman coding; cameras use no other. */
const FRAMES: Record<number, 'baseline' | 'progressive'> = {
  0xc0: 'baseline',
  0xc1: 'baseline',
  0xc2: 'progressive',
};

type Frame = { coding: 'baseline' | 'progressive'; width: number; height: number; parts: number };

/** Counts the scans in the file; each one is decoded over all pixels. */
export async function readJpegHeader(read: ReadBytes): Promise<PictureHeader | null> {
  let frame: Frame | null = null;
  let scans = 0;
  let at = await nextMarker(read, 2);
  for (let segment = 0; at !== null; segment += 1) {
    if (segment === MAX_SEGMENTS) return null;
    const bytes = await read(at, 10);
    const marker = bytes[1] ?? 0;
    if (marker === END_OF_IMAGE || (bytes.length < 5 && marker !== STANDALONE)) break;
    const coding = FRAMES[marker];
    if (coding && !frame && bytes.length === 10) {
      const [height, width] = [bytes.readUInt16BE(5), bytes.readUInt16BE(7)];
      frame = { coding, width, height, parts: bytes[9] ?? 0 };
    }
    if (marker === START_OF_SCAN) {
      if (!frame) return null;
      scans += 1;
      // The decoder stops after a scan that has all components.
      if (frame.coding === 'baseline' && scans === 1 && bytes[4] === frame.parts) break;
    }
    at = await nextMarker(read, marker === STANDALONE ? at + 2 : at + 2 + bytes.readUInt16BE(2));
  }
  if (!frame || scans === 0) return null;
  const { width, height } = frame;
  const kind = frame.coding === 'baseline' && scans === 1 ? 'jpeg' : 'jpeg-progressive';
  return { kind, width, height, passes: scans };
}

/** Skips fill bytes and coded pixels, as decoders do; null at the end of the file. */
async function nextMarker(read: ReadBytes, from: number): Promise<number | null> {
  for (let start = from; ; start += BLOCK_BYTES - 1) {
    const block = await read(start, BLOCK_BYTES);
    let at = block.indexOf(MARKER);
    while (at >= 0 && at + 1 < block.length) {
      const next = block[at + 1] ?? 0;
      if (isMarker(next)) return start + at;
      at = block.indexOf(MARKER, at + (next === MARKER ? 1 : 2));
    }
    if (block.length < BLOCK_BYTES) return null;
  }
}

/** False for a fill byte, a coded 255 and a restart inside a scan. */
function isMarker(byte: number): boolean {
  return byte !== MARKER && byte !== 0 && (byte < 0xd0 || byte > 0xd7);
}

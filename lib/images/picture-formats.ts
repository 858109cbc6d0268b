export type PictureKind =
  'jpeg' | 'jpeg-progressive' | 'png' | 'png-interlaced' | 'webp' | 'webp-lossless' | 'avif';

export type PictureHeader = { kind: PictureKind; width: number; height: number };

export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

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

export async function readPngHeader(read: ReadBytes): Promise<PictureHeader | null> {
  const bytes = await read(0, 29);
  if (bytes.length < 29 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return {
    kind: bytes[28] === 0 ? 'png' : 'png-interlaced',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

const ALPHA = 0x10;
const ANIMATION = 0x02;

export async function readWebpHeader(read: ReadBytes): Promise<PictureHeader | null> {
  const bytes = await read(12, 18);
  if (bytes.length < 18) return null;
  switch (bytes.toString('latin1', 0, 4)) {
    case 'VP8 ':
      return {
        kind: 'webp',
        width: bytes.readUInt16LE(14) & 0x3fff,
        height: bytes.readUInt16LE(16) & 0x3fff,
      };
    case 'VP8L':
      return { kind: 'webp-lossless', ...losslessSize(bytes.readUInt32LE(9)) };
    case 'VP8X':
      return extended(bytes, read);
    default:
      return null;
  }
}

async function extended(bytes: Buffer, read: ReadBytes): Promise<PictureHeader | null> {
  const flags = bytes[8] ?? 0;
  if (flags & ANIMATION) return null;
  const size = { width: bytes.readUIntLE(12, 3) + 1, height: bytes.readUIntLE(15, 3) + 1 };
  const isLossless = flags & ALPHA || (await hasChunk('VP8L', read));
  return { kind: isLossless ? 'webp-lossless' : 'webp', ...size };
}

function losslessSize(bits: number) {
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

async function hasChunk(name: string, read: ReadBytes): Promise<boolean> {
  let at = 12;
  for (let chunk = 0; chunk < 20; chunk += 1) {
    const head = await read(at, 8);
    if (head.length < 8) return false;
    if (head.toString('latin1', 0, 4) === name) return true;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return false;
}

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

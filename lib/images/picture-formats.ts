export type PictureKind =
  'jpeg' | 'jpeg-progressive' | 'png' | 'png-interlaced' | 'webp' | 'webp-lossless';

export type PictureHeader = {
  kind: PictureKind;
  width: number;
  height: number;
  /** How many times all pixels are decoded. */
  passes: number;
};

export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

const PNG_SIGNATURE_BYTES = 8;
const MAX_CHUNKS = 1000;
/** Each may decompress to 8 MB; 10 take a fifth of a second. */
const MAX_PACKED = 10;
const PACKED = ['zTXt', 'iTXt', 'iCCP'];

export async function readPngHeader(read: ReadBytes): Promise<PictureHeader | null> {
  const bytes = await read(0, 29);
  if (bytes.length < 29 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  if (!(await reachesPixels(read))) return null;
  return {
    kind: bytes[28] === 0 ? 'png' : 'png-interlaced',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    passes: 1,
  };
}

/** False if too much precedes the pixels: decoders decompress texts first. */
async function reachesPixels(read: ReadBytes): Promise<boolean> {
  let packed = 0;
  let at = PNG_SIGNATURE_BYTES;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const head = await read(at, 8);
    if (head.length < 8) return false;
    const name = head.toString('latin1', 4, 8);
    if (name === 'IDAT') return true;
    if (PACKED.includes(name)) packed += 1;
    if (packed > MAX_PACKED) return false;
    at += 12 + head.readUInt32BE(0);
  }
  return false;
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
        passes: 1,
      };
    case 'VP8L':
      return { kind: 'webp-lossless', ...losslessSize(bytes.readUInt32LE(9)), passes: 1 };
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
  return { kind: isLossless ? 'webp-lossless' : 'webp', ...size, passes: 1 };
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

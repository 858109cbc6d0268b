import type { PictureHeader, ReadBytes } from './header';

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

import type { PictureHeader, ReadBytes } from './header';

export async function readPngHeader(read: ReadBytes): Promise<PictureHeader | null> {
  const bytes = await read(0, 29);
  if (bytes.length < 29 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return {
    kind: bytes[28] === 0 ? 'png' : 'png-interlaced',
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

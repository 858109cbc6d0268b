/** The type of a picked file, read from its first bytes. Its name and declared type may be wrong. */
type ImageHeader = {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'pdf' | 'unknown';
  /** Null when these bytes do not contain it. */
  size: { width: number; height: number } | null;
};

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Long enough to reach the size, which phones write after the EXIF block and thumbnail. */
export const HEADER_BYTES = 256 * 1024;

export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

  if (text(0, 3) === '\u00ff\u00d8\u00ff') return { kind: 'jpeg', size: jpegSize(view) };
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return { kind: 'png', size: pngSize(view) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { kind: 'webp', size: null };
  if (text(0, 4) === 'GIF8') return { kind: 'gif', size: null };
  if (text(0, 5) === '%PDF-') return { kind: 'pdf', size: null };
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (HEIC_BRANDS.includes(brand)) return { kind: 'heic', size: null };
    if (AVIF_BRANDS.includes(brand)) return { kind: 'avif', size: null };
  }
  return { kind: 'unknown', size: null };
}

function pngSize(view: DataView): ImageHeader['size'] {
  if (view.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the start of frame, which holds a JPEG's size. */
function jpegSize(view: DataView): ImageHeader['size'] {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

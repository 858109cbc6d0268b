export type FileSignature = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** So many bytes of a file's start are enough. */
export const SIGNATURE_BYTES = 64;

const HEIC_BRAND = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** What the first bytes say a file is, whatever its name; null when it is no picture of these. */
export function fileSignature(head: Uint8Array): FileSignature | null {
  const text = Buffer.from(head).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  // Other brands the file keeps to: both kinds may call themselves `mif1` first.
  const others = text.slice(16).match(/.{4}/gs) ?? [];
  if ([brand, ...others].some((one) => one === 'avif' || one === 'avis')) return 'avif';
  return HEIC_BRAND.test(brand) ? 'heic' : null;
}

import { readFile } from 'node:fs/promises';
import { receiptSize } from '../../raffle/receipt-size';
import { costOf, hasPackedTexts } from './decode-limits';
import { openPicture } from './sharp';

/** `most`: the cost that this turn allows. */
export type ReceiptTask = { file: string; most: 'plain' | 'light' | 'heavy' };

type Receipt =
  | { ok: true; jpeg: Buffer }
  | { ok: false; reason: 'empty' | 'other' | 'heic' | 'too-big' }
  /** To be tried again in a turn for heavy pictures. */
  | { ok: false; reason: 'heavy' };

const QUALITY = 80;
const HEIC_BRAND = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Makes a JPEG of `receiptSize` without metadata. Throws if the picture is broken. */
export async function encodeReceipt({ file, most }: ReceiptTask): Promise<Receipt> {
  const bytes = await readFile(file);
  const kind = kindOf(bytes);
  if (kind !== 'picture') return { ok: false, reason: kind };
  if (hasPackedTexts(bytes)) return { ok: false, reason: 'too-big' };
  const picture = openPicture(bytes);
  const metadata = await picture.metadata();
  const cost = costOf(metadata, bytes);
  if (cost === 'refused' || (most === 'plain' && cost !== most))
    return { ok: false, reason: 'too-big' };
  if (cost === 'heavy' && most === 'light') return { ok: false, reason: 'heavy' };
  const jpeg = await picture
    .resize({ ...receiptSize(metadata.autoOrient), fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return { ok: true, jpeg };
}

/** By its first bytes: reading the metadata of an SVG or an AVIF would already cost much. */
function kindOf(bytes: Buffer): 'picture' | 'empty' | 'other' | 'heic' {
  if (bytes.length === 0) return 'empty';
  const head = bytes.toString('latin1', 0, 64);
  if (/^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF.{4}WEBP)/s.test(head)) return 'picture';
  if (head.slice(4, 8) !== 'ftyp') return 'other';
  // AVIF is not accepted: pages send it as JPEG, and a file of 250 kB may hold 2,000 frames of 30 ms each.
  const brands: string[] = head.slice(8).match(/.{4}/gs) ?? [];
  return HEIC_BRAND.test(brands[0] ?? '') && !brands.includes('avif') ? 'heic' : 'other';
}

import 'server-only';
import sharp from 'sharp';
import { convertOwnNow } from '@/lib/images/convert';

/** Converts a picture as receipts are: a Node whose picture processes do not start sells nothing. */
export async function canConvert(): Promise<boolean> {
  const create = { width: 9, height: 9, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  return convertOwnNow('card-jpeg', { bytes }).then(Boolean, () => false);
}

import 'server-only';
import { convertOwn } from '@/lib/images/convert';
import { getOriginal } from '@/lib/images/picture-store';
import type { ImagePath } from '@/lib/raffle/types';
import { uploadAddressOf } from '@/lib/raffle/upload-address';

const SIZE = { width: 1080, height: 420 };

export async function coverOf(path: ImagePath | null): Promise<string | null> {
  const address = path ? uploadAddressOf(path) : null;
  const original = address && (await getOriginal(address));
  if (!original?.ok) return null;
  try {
    const jpeg = await convertOwn('fill', { bytes: original.value, ...SIZE });
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    return null;
  }
}

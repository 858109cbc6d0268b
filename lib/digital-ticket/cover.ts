import 'server-only';
import { inTurn } from '@/lib/images/conversion-queue';
import { getOriginal } from '@/lib/images/picture-store';
import { openPicture } from '@/lib/images/sharp';
import type { ImagePath } from '@/lib/raffle/types';
import { uploadAddressOf } from '@/lib/raffle/upload-address';

/** As wide as the picture of a ticket. */
const SIZE = { width: 1080, height: 420 };

/** The raffle's cover as a `data:` address; null where there is none that can be drawn. */
export async function coverOf(path: ImagePath | null): Promise<string | null> {
  const address = path ? uploadAddressOf(path) : null;
  const original = address && (await getOriginal(address));
  if (!original?.ok) return null;
  try {
    const jpeg = await inTurn(() =>
      openPicture(original.value)
        .resize(SIZE)
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82 })
        .toBuffer(),
    );
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    return null;
  }
}

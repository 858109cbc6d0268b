import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import encodeQR from 'qr';
import { convertOwn } from '@/lib/images/convert';
import { fetchShared } from '@/lib/images/share-job';
import type { Picture } from '@/lib/images/picture';
import { getOriginal } from '@/lib/images/picture-store';
import { cardSlot } from '@/lib/images/picture-slots';
import type { ImagePath } from '@/lib/raffle/types';
import { uploadAddressOf } from '@/lib/raffle/addresses';

const MIB = 1024 * 1024;

const pictures = new LRUCache<string, Picture, () => Promise<Picture>>({
  maxSize: 16 * MIB,
  sizeCalculation: ({ body }) => body.length + 500,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: render }) => render(),
});

/** Rejects with `ConversionsBusy`. */
export async function getTicketPicture(
  shown: object,
  render: () => Promise<Picture>,
): Promise<Picture> {
  const key = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return fetchShared(pictures, key, render);
}

/** As flat as its place ever gets: in a higher one only the backdrop loses its sides. */
const COVER = { width: 1620, height: 420 };

export async function coverOf(path: ImagePath | null, client: string): Promise<string | null> {
  const address = path ? uploadAddressOf(path) : null;
  const original = address && (await getOriginal(address, client));
  if (!original?.ok) return null;
  try {
    const jpeg = await convertOwn(
      'on-backdrop',
      { bytes: original.value, ...COVER },
      cardSlot(client),
    );
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch {
    return null;
  }
}

type QrPath = {
  /** `d` of an SVG path, one unit per module. */
  d: string;
  modules: number;
};

/** Required by the standard. */
const QR_BORDER = 4;

export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QR_BORDER });
  const d = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { d, modules: rows.length };
}

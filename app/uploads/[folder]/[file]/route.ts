import { answerBytes } from '@/lib/platform/http/answer-bytes';
import { slotClient } from '@/lib/platform/http/client-networks';
import { limitOrRefuse } from '@/lib/platform/http/rate-limit';
import { isBusy } from '@/lib/images/conversion-queue';
import { type PictureFormat, PICTURE_WIDTHS } from '@/lib/images/picture';
import { getPicture, isPictureKept, type StoredPicture } from '@/lib/images/picture-store';
import { uploadAddress } from '@/lib/raffle/addresses';

type Context = { params: Promise<{ folder: string; file: string }> };

/** For search engines, which get the address without a size. */
const LARGEST = '1600.jpeg';
const WANTED = /^(\d{1,4})\.(avif|jpeg)$/;

/** A changed picture gets a new name. A missing one may be uploaded at any moment. */
const CACHE_CONTROL: Record<StoredPicture['source'], string> = {
  original: 'public, max-age=31536000, immutable',
  kept: 'public, max-age=60',
  missing: 'public, max-age=60',
  unavailable: 'no-store',
};

export async function GET(request: Request, { params }: Context) {
  const { folder, file } = await params;
  const address = uploadAddress(folder, file);
  const asked = readWanted(new URL(request.url).searchParams.get('w') ?? LARGEST);
  if (!address || !asked) return refusal(400);
  try {
    const wanted = { address, ...asked };
    const isKept = isPictureKept(wanted);
    const limited = isKept ? null : await limitOrRefuse(request, 'unseen-picture');
    if (limited) return limited;
    const { picture, source } = await getPicture(wanted, slotClient(request));
    const cacheControl = CACHE_CONTROL[source];
    // A payment method shows no logo rather than a placeholder.
    if (folder === 'logo' && source !== 'original') {
      return new Response(null, { status: 404, headers: { 'Cache-Control': cacheControl } });
    }
    return answerBytes(request, picture, { 'Cache-Control': cacheControl });
  } catch (error) {
    if (isBusy(error)) return refusal(503);
    throw error;
  }
}

type WantedPicture = { width: number; format: PictureFormat };

function readWanted(text: string): WantedPicture | null {
  const [, digits, format] = WANTED.exec(text) ?? [];
  const width = PICTURE_WIDTHS.find((made) => String(made) === digits);
  return width ? { width, format: format as PictureFormat } : null;
}

function refusal(status: 400 | 503): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(status === 503 ? { 'Retry-After': '2' } : {}),
  };
  return new Response(null, { status, headers });
}

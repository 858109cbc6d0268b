import 'server-only';
import { answerBytes } from '@/lib/platform/http/answer-bytes';
import { apiError } from '@/lib/platform/http/api-answers';
import { isBusy } from './conversion-queue';
import { getDrawnPicture, type Drawing } from './drawn-pictures';

type Caching = {
  /** How long others keep it; a picture without its cover is kept by nobody. */
  life?: string;
  headers?: Record<string, string>;
};

export async function answerDrawing(
  request: Request,
  drawing: Drawing,
  { life = 'no-store', headers }: Caching = {},
): Promise<Response> {
  try {
    const { picture, isWhole } = await getDrawnPicture(drawing);
    const ownLife = { 'Cache-Control': isWhole ? life : 'no-store' };
    return answerBytes(request, picture, { ...headers, ...ownLife });
  } catch (error) {
    if (isBusy(error)) return apiError('busy', { headers });
    throw error;
  }
}

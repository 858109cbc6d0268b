import { forgetSharedReads } from '@/lib/platform/cache/reader';
import { environment } from '@/lib/platform/env';
import { apiError, jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { hasBearerToken } from '@/lib/platform/http/bearer-token';
import { apiRoute } from '@/lib/platform/http/api-route';
import { shortJson } from '@/lib/platform/http/short-json';
import { isRaffleId } from '@/lib/raffle/addresses';

// Otherwise the build would prerender the refusals.
export const dynamic = 'force-dynamic';

/**
 * The admin side reports a change: `{ "raffleId": "…" }` for one raffle, the home page and the
 * results, `{}` for all pages. The front drops what it holds of them when it passes this answer on.
 */
export const POST = apiRoute('revalidate', 'request', async (request) => {
  const { revalidateToken } = environment();
  if (!revalidateToken) return apiError('not-found', { msg: 'No existe.' });
  if (!hasBearerToken(request, revalidateToken)) {
    return apiError('forbidden', { msg: 'La clave no es correcta.' });
  }

  const raffleId = await readRaffleId(request);
  if (raffleId === 'unreadable') {
    const msg = 'Se espera un JSON con "raffleId", o vacío para todo.';
    return apiError('bad-request', { msg });
  }
  forgetSharedReads();
  const revalidated = raffleId ?? 'all';
  const answer = jsonOk({ revalidated });
  answer.headers.set('X-Revalidated', revalidated);
  return answer;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');

/** Null when no raffle is named. */
async function readRaffleId(request: Request): Promise<string | null | 'unreadable'> {
  const body = await shortJson(request, '{}');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'unreadable';
  if (!('raffleId' in body)) return null;
  const { raffleId } = body;
  return typeof raffleId === 'string' && isRaffleId(raffleId) ? raffleId : 'unreadable';
}

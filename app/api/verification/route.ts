import { apiError, jsonOk, methodNotAllowed, upstreamError } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { slotClient } from '@/lib/platform/http/client-networks';
import { countGuess } from '@/lib/platform/http/guess-limits';
import { inConstantTime, readVerification } from '@/lib/platform/http/read-verification';
import { isOwnRequest } from '@/lib/platform/http/xsrf';
import { rafflesToSearch, searchRaffles } from '@/lib/ticket/search-raffles';

const STEP_MS = 250;

/** Finds a buyer's tickets in the open and the latest finished raffles. It is one guess, however many they are. */
export const POST = apiRoute('verification-of-all', 'search', async (request) => {
  if (!isOwnRequest(request)) return apiError('forbidden');
  const asked = await readVerification(request);
  if (!asked.ok) return apiError(asked.reason, asked);
  const guess = await countGuess(request, asked.request);
  if (guess instanceof Response) return guess;

  const raffles = await rafflesToSearch();
  if (!raffles) {
    await guess.forgive();
    return upstreamError({});
  }
  const client = slotClient(request);
  const found = await inConstantTime(STEP_MS, () =>
    searchRaffles(raffles, asked.request, { client }),
  );
  const isUnanswered = raffles.length > 0 && found.unread === raffles.length;
  if (isUnanswered || found.raffles.length > 0) await guess.forgive();
  return isUnanswered ? upstreamError({}) : jsonOk({ verification: found });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');

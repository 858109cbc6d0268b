import { environment } from '@/lib/platform/env';
import { hasBearerToken } from '@/lib/platform/http/bearer-token';
import { apiRoute } from '@/lib/platform/http/api-route';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { metricsText } from '@/lib/platform/metrics/metrics';

export const dynamic = 'force-dynamic';

/** Requires the token. Everybody else gets a 404. */
export const GET = apiRoute('metrics', 'request', async (request) => {
  const { metricsToken } = environment();
  if (metricsToken === null || !hasBearerToken(request, metricsToken)) {
    return apiError('not-found', { msg: 'Esta dirección no existe.' });
  }
  const { type, text } = await metricsText();
  return new Response(text, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

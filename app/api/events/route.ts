import { readVisitorEvent } from '@/lib/platform/analytics/visitor-event';
import { sendEvent } from '@/lib/platform/analytics/send-event';
import { environment } from '@/lib/platform/env';
import { apiError, methodNotAllowed } from '@/lib/platform/http/api-answers';
import { apiRoute } from '@/lib/platform/http/api-route';
import { shortJson } from '@/lib/platform/http/short-json';
import { isSameOrigin } from '@/lib/platform/http/xsrf';

// Otherwise the build would prerender the refusals.
export const dynamic = 'force-dynamic';

const MAX_BYTES = 512;

/** Forwards a page's visitor event to the owner's own endpoint. */
export const POST = apiRoute('events', 'event', async (request) => {
  if (!environment().analyticsUrl) return apiError('not-found', { msg: 'No existe.' });
  if (!isSameOrigin(request.headers)) return apiError('forbidden');
  const event = readVisitorEvent(await shortJson(request, MAX_BYTES));
  if (!event) return apiError('bad-request');
  sendEvent(event);
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('POST');

import { environment } from '@/lib/env';
import { checkBearerToken } from '@/lib/http/bearer-token';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { otherMethods } from '@/lib/http/other-methods';
import { metricsText } from '@/lib/metrics/metrics';

export const dynamic = 'force-dynamic';

/** For whoever has the token; for everybody else there is nothing here. */
export const GET = door('metrics', 'look', async (request) => {
  const { metricsToken } = environment();
  const token = metricsToken === null ? 'wrong' : await checkBearerToken(request, metricsToken);
  if (token instanceof Response) return token;
  if (token === 'wrong') return doorRefusal('not-found', { msg: 'Esta dirección no existe.' });
  const { type, text } = await metricsText();
  return new Response(text, {
    headers: {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

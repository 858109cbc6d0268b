import { timingSafeEqual } from 'node:crypto';
import { environment } from '@/lib/env';
import { door } from '@/lib/http/door';
import { doorRefusal } from '@/lib/http/door-refusal';
import { metricsText } from '@/lib/metrics/metrics';

export const dynamic = 'force-dynamic';

/** For whoever has the token; for everybody else there is nothing here. */
export const GET = door('metrics', 'look', async (request) => {
  if (!isAllowed(request)) {
    return doorRefusal('not-found', { msg: 'Esta dirección no existe.' });
  }
  const { type, text } = await metricsText();
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
});

function isAllowed(request: Request): boolean {
  const { metricsToken } = environment();
  if (!metricsToken) return false;
  const expected = Buffer.from(`Bearer ${metricsToken}`);
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  return expected.length === given.length && timingSafeEqual(expected, given);
}

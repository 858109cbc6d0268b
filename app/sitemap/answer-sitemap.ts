import { createHash } from 'node:crypto';
import { readAllRaffles } from '@/lib/admin-api/all-raffles';
import { answerBytes } from '@/lib/http/answer-bytes';
import type { ListedRaffle } from '@/lib/raffle/types';

type ToXml = (raffles: ListedRaffle[]) => string | null;

export async function answerSitemap(request: Request, toXml: ToXml): Promise<Response> {
  const raffles = await readAllRaffles();
  // An empty sitemap would tell search engines that every raffle is gone.
  if (!raffles.ok) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' };
    return new Response(null, { status: 503, headers });
  }
  const xml = toXml(raffles.value);
  if (xml === null) return new Response(null, { status: 404 });
  const body = Buffer.from(xml);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return answerBytes(
    request,
    { body, type: 'application/xml; charset=utf-8', etag },
    { 'Cache-Control': raffles.isStale ? 'no-store' : 'public, max-age=300' },
  );
}

import { readAllRaffles } from '@/lib/admin-api/all-raffles';
import { matchesEtag, weakEtag } from '@/lib/platform/etag';
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
  const etag = weakEtag(xml);
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': raffles.staleSince ? 'no-store' : 'public, max-age=300',
    ETag: etag,
  };
  return matchesEtag(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(xml, { headers });
}

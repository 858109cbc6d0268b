import { readAllRaffles } from '@/lib/admin-api/all-raffles';
import { sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET() {
  const raffles = await readAllRaffles();
  // An empty sitemap would tell search engines that every raffle is gone.
  if (!raffles.ok) {
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '60' };
    return new Response(null, { status: 503, headers });
  }
  return new Response(sitemapXml(raffles.value), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': raffles.staleSince ? 'no-store' : 'public, max-age=300',
    },
  });
}

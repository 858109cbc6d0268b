import { sitemapXml } from '@/lib/seo/sitemap';
import { answerSitemap } from '../sitemap/answer-sitemap';

export const dynamic = 'force-dynamic';

export function GET(request: Request) {
  return answerSitemap(request, (raffles) => sitemapXml(raffles));
}

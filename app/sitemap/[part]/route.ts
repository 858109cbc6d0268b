import { sitemapPart } from '@/lib/seo/sitemap';
import { answerSitemap } from '../answer-sitemap';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

export async function GET(request: Request, { params }: Context) {
  const [, part] = /^([1-9]\d?)\.xml$/.exec((await params).part) ?? [];
  if (!part) return new Response(null, { status: 404 });
  return answerSitemap(request, (raffles) => sitemapPart(raffles, Number(part)));
}

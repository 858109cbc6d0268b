import { absoluteUrl } from '@/lib/seo/absolute-url';

export const dynamic = 'force-dynamic';

/** Nothing that a link preview needs is closed to anybody. `/boleto/` is open so that its noindex is read. */
export function GET() {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /api/',
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}

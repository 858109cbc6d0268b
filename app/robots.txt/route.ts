import { absoluteUrl } from '@/lib/seo/absolute-url';

export const dynamic = 'force-dynamic';

/** Allows everything that link previews need. `/boleto/` is allowed so that crawlers read its noindex. */
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

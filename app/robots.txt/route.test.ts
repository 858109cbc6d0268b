import { GET } from './route';

test('everything may be read but our API: tickets too, so that their noindex is', async () => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
  const answer = GET();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    'User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: https://rifas.example.com/sitemap.xml\n',
  );
});

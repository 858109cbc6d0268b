import { expect, test } from '../fixtures/own-shop';
import { observatoryScore } from '../support/observatory-score';

const SITE_URL = 'https://rifas.example';

test('every page, fresh or from the cache, is an A+ of Mozilla Observatory', async ({
  openShop,
}) => {
  let raffleId = '';
  const shop = await openShop({
    variables: { SITE_URL },
    prepare: async (admin) => {
      raffleId = (await admin.createRaffle()).rifid;
    },
  });
  const pages = ['/home', '/contact', `/rifa/${raffleId}`, '/rifa/ffffffffffffffffffffffff'];
  for (const page of [...pages, ...pages]) {
    const answer = await fetch(shop.url + page);
    const { score, findings } = observatoryScore({
      headers: answer.headers,
      html: await answer.text(),
    });
    expect(score, `${page}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(100);
    expect(answer.headers.getSetCookie(), page).toEqual([]);
    expect(answer.headers.get('permissions-policy'), page).toContain('camera=()');
    expect(answer.headers.get('cross-origin-opener-policy'), page).toBe('same-origin');
    expect(answer.headers.get('content-security-policy'), page).toMatch(
      /object-src 'none'.*base-uri '(none|self)'|base-uri '(none|self)'.*object-src 'none'/,
    );
  }

  const answer = await fetch(`${shop.url}/api/raffles/${raffleId}/tickets`);
  expect(observatoryScore({ headers: answer.headers, html: '' }).findings).toContainEqual({
    rule: 'SameSite',
    points: 5,
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');

  const others = [
    '/api/health',
    '/uploads/rifa/none.jpg',
    '/robots.txt',
    '/',
    '/nowhere',
    '/api/x',
  ];
  for (const path of [...pages, ...others]) {
    const answer = await fetch(shop.url + path, { redirect: 'manual' });
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security'), path).toMatch(/max-age=(3153|6307)\d+/);
    expect(answer.headers.get('x-powered-by'), path).toBeNull();
  }
});

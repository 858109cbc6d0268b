import { expect, test } from '../fixtures/own-shop';

const SITE_URL = 'https://rifas.example';

test('every page, fresh or from the cache, runs no script but its own and is in no frame', async ({
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
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy, page).not.toMatch(/script-src[^;]*('unsafe-|https?:|data:|\*)/);
    expect(policy, page).toContain('frame-ancestors');
    expect(answer.headers.get('referrer-policy'), page).toMatch(
      /^(no-referrer|(strict|same)-origin)/,
    );
    expect(answer.headers.getSetCookie(), page).toEqual([]);
    expect(answer.headers.get('permissions-policy'), page).toContain('camera=()');
    expect(answer.headers.get('cross-origin-opener-policy'), page).toBe('same-origin');
    expect(policy, page).toMatch(
      /object-src 'none'.*base-uri '(none|self)'|base-uri '(none|self)'.*object-src 'none'/,
    );
  }

  const answer = await fetch(`${shop.url}/api/raffles/${raffleId}/tickets`);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies)
    expect(cookie).toMatch(/; secure.*; samesite=(lax|strict)|; samesite=(lax|strict).*; secure/i);
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

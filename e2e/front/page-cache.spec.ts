import { expect, test } from '../fixtures/shop';

test('odd headers and parameters of a request change nothing for other visitors', async ({
  request,
  createRaffle,
}) => {
  const { rifid } = await createRaffle();
  await request.get(`/rifa/${rifid}?utm_source=x`, {
    headers: {
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'gopher',
      'X-Original-URL': '/home',
      'X-Middleware-Rewrite': '/home',
      Forwarded: 'host=evil.example',
      'Next-Router-Prefetch': '1',
    },
  });
  const flight = await request.get(`/rifa/${rifid}?_rsc=abc`, {
    headers: { RSC: '1' },
    maxRedirects: 0,
  });
  expect(flight.headers()['content-type'] ?? '').not.toContain('text/html');
  const page = await request.get(`/rifa/${rifid}`);
  expect(page.headers()['content-type']).toContain('text/html');
  expect(await page.text()).not.toContain('evil.example');
  expect(page.headers()['set-cookie']).toBeUndefined();
});

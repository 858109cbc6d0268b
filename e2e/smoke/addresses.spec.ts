import { AGENTS } from '../previews/agents.mjs';
import { checkPage } from '../previews/check-page.mjs';
import { expect, test } from '../fixtures/any-shop';
import { shopUrl } from '../support/addresses';
import { withOpenRaffle } from '../support/deployment';

test('the root and unknown pages lead home, an unknown raffle is not found @smoke @seo', async ({
  request,
}) => {
  for (const path of ['/', '/ofertas']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([301, 307], path).toContain(answer.status());
    expect(answer.headers().location, path).toMatch(/\/home$/);
  }
  const missing = await request.get(`/rifa/${'f'.repeat(24)}`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toMatch(/<h1[^>]*>[^<]*no existe/i);
});

test('pages come with their security policy, and the health route answers @smoke', async ({
  request,
}) => {
  for (const path of ['/home', '/contact', '/resultados']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("object-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
  expect((await request.get('/api/health')).status()).toBe(200);
});

withOpenRaffle(() => {
  test('a shared raffle shows its whole card to all who make previews @smoke @seo', async ({
    openRaffle,
  }) => {
    for (const agent of AGENTS) {
      const { checks } = await checkPage(`${shopUrl}/rifa/${openRaffle.id}`, agent);
      expect(
        checks.filter(({ ok }) => !ok),
        agent.name,
      ).toEqual([]);
    }
  });
});

import { expect, test } from '../fixtures/any-shop';

const noRedirects = { maxRedirects: 0 };

// spec: other-paths
test('the empty root leads home permanently @smoke @seo', async ({ request }) => {
  const answer = await request.get('/', noRedirects);
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toMatch(/\/home$/);
});

for (const path of [
  '/ofertas',
  '/_not-found',
  '/rifa',
  '/rifa/1/2',
  '/home/otra',
  '/contact/otra',
  '/resultados/otra',
  '/terminos/otra',
  '/privacidad/otra',
  '/verificar/otra',
  '/index.html',
  '/index.php',
]) {
  // spec: other-paths
  test(`the unknown page ${path} leads home @smoke @seo`, async ({ request }) => {
    const answer = await request.get(path, noRedirects);
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(/\/home$/);
  });
}

test('an unknown address below /api answers with JSON that says so @smoke @seo', async ({
  request,
}) => {
  for (const answer of [await request.get('/api/nada'), await request.post('/api/nada')]) {
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, reason: 'not-found' });
  }
});

test('a missing file does not lead to the home page @smoke @seo', async ({ request }) => {
  expect((await request.get('/nada.png', noRedirects)).status()).toBe(404);
  expect((await request.get('/_next/static/nada.js', noRedirects)).status()).toBe(404);
  for (const room of ['/api', '/_next', '/uploads']) {
    expect((await request.get(room, noRedirects)).status()).toBe(404);
  }
});

test('an unknown raffle is not found @smoke @seo', async ({ request }) => {
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

test('robots.txt names the sitemap and closes nothing that a preview needs @smoke @seo', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^Sitemap: https?:.*\/sitemap\.xml$/m);
  expect(text.match(/^Disallow:.*$/gm)).toEqual(['Disallow: /api/']);
});

test('the manifest and the icons are there @smoke @seo', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).not.toBe('');
  const logos = ['logo', 'logo-white'].map((logo) => `/brand/${logo}.svg`);
  const others = ['/favicon.ico', '/apple-touch-icon.png', ...logos];
  for (const src of [...others, ...icons.map((icon) => icon.src)]) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
});

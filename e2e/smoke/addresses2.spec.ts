import { expect, test } from '@playwright/test';

const noRedirects = { maxRedirects: 0 };

// spec: other-paths
test('the empty root leads home permanently @seo', async ({ request }) => {
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
  // Written pages that this shop does not have.
  '/nosotros',
  '/preguntas',
  '/como-participar',
  '/preguntas/otra',
  '/terminos/otra',
  '/privacidad/otra',
  '/verificar/otra',
  '/index.html',
  '/index.php',
]) {
  // spec: other-paths
  test(`the unknown page ${path} leads home @seo`, async ({ request }) => {
    const answer = await request.get(path, noRedirects);
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toMatch(/\/home$/);
  });
}

test('an unknown address below /api answers with JSON that says so @seo', async ({ request }) => {
  for (const answer of [await request.get('/api/nada'), await request.post('/api/nada')]) {
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toMatchObject({ ok: false, reason: 'not-found' });
  }
});

test('a missing file does not lead to the home page @seo', async ({ request }) => {
  expect((await request.get('/nada.png', noRedirects)).status()).toBe(404);
  expect((await request.get('/_next/static/nada.js', noRedirects)).status()).toBe(404);
  for (const room of ['/api', '/_next', '/uploads']) {
    expect((await request.get(room, noRedirects)).status()).toBe(404);
  }
});

async function ask(authorization?: string): Promise<Response> {
  const { GET } = await import('./route');
  const headers: HeadersInit = authorization ? { authorization } : {};
  return GET(new Request('http://shop.example/api/metrics', { headers }), undefined);
}

beforeEach(() => {
  jest.resetModules();
  delete process.env.METRICS_TOKEN;
});

test('without a token of the shop there is nothing here, whatever is tried', async () => {
  expect((await ask()).status).toBe(404);
  expect((await ask('Bearer undefined')).status).toBe(404);
  expect((await ask('Bearer ')).status).toBe(404);
});

test('only the right token reads them, in the text format of Prometheus', async () => {
  process.env.METRICS_TOKEN = 'a-token-of-sixteen-letters';
  expect((await ask()).status).toBe(404);
  expect((await ask('Bearer a-token-of-sixteen-lettera')).status).toBe(404);
  const answer = await ask('Bearer a-token-of-sixteen-letters');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toContain('# TYPE storefront_purchases_total counter');
  expect(text).toContain('storefront_request_seconds_count{route="metrics",status="404"}');
});

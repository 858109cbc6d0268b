import { jsonUnlessKnown } from './answer-bytes';

const ask = (etag?: string) =>
  new Request('https://rifas.example/api', { headers: etag ? { 'if-none-match': etag } : {} });

test('the same content is sent once, and reported as unchanged afterwards', async () => {
  const first = jsonUnlessKnown(ask(), { tickets: ['0427'] });
  expect(await first.json()).toEqual({ ok: true, tickets: ['0427'] });
  expect(first.headers.get('cache-control')).toBe('private, no-cache');

  const etag = first.headers.get('etag') ?? '';
  const again = jsonUnlessKnown(ask(etag), { tickets: ['0427'] });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('other news is sent', async () => {
  const etag = jsonUnlessKnown(ask(), { tickets: ['0427'] }).headers.get('etag') ?? '';
  const news = jsonUnlessKnown(ask(etag), { tickets: ['0815'] });
  expect(news.status).toBe(200);
  expect(await news.json()).toEqual({ ok: true, tickets: ['0815'] });
});

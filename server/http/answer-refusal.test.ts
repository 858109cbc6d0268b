import { ask } from '../testing/ask';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();

test('a redirect keeps what the visitor came with', async () => {
  const { status, headers } = await get('/ofertas?utm_source=whatsapp');
  expect([status, headers.location]).toEqual([307, '/home?utm_source=whatsapp']);
});

test.each<[string, string, number]>([
  ['PROPFIND', '/home', 405],
  ['POST', '/home', 405],
  ['OPTIONS', '/_next/data', 405],
  ['DELETE', '/uploads/rifa/a.jpg', 405],
  ['GET', '/_next/data/x', 404],
  ['GET', '/_next/image?url=/uploads/rifa/a.jpg&w=640&q=75', 404],
  ['GET', '/uploads/rifa/%zz', 400],
  ['GET', `/home?${'x'.repeat(8192)}`, 414],
  ['GET', '/rifa/a%2Fb', 400],
  ['GET', '/ofertas#a', 400],
  ['GET', 'http://evil.example/home', 400],
])('%s %.40s is refused with %i', async (method, path, status) => {
  expect((await ask(suite.front.origin, { method, path })).status).toBe(status);
  expect(suite.next.heard).toHaveLength(0);
});

import { documentOf, MISSING_MARKER } from '../testing/fake-next';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();

const PLAIN = { 'content-type': 'text/plain', 'cache-control': 'no-store' };

async function told(): Promise<string> {
  suite.next.pages.set('/api/metrics', { html: 'storefront_of_next 7\n', headers: PLAIN });
  const answer = await get('/api/metrics', { 'accept-encoding': 'gzip, br' });
  expect(answer.status).toBe(200);
  return answer.text;
}

test('the counts of the front stand below those of Next', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  suite.next.pages.set('/rifa/1', { html: documentOf('No existe', MISSING_MARKER) });
  for (const path of ['/home', '/home', '/home', '/rifa/1', '/_next/static/a.js']) await get(path);
  const text = await told();
  expect(text).toMatch(/^storefront_of_next 7\n# HELP/);
  for (const line of [
    'storefront_front_requests_total{kind="page",status="200"} 3',
    'storefront_front_requests_total{kind="page",status="404"} 1',
    'storefront_front_requests_total{kind="file",status="200"} 1',
    'storefront_front_pages_total{source="asked"} 2',
    'storefront_front_pages_total{source="held"} 2',
    'storefront_front_page_age_seconds_count 4',
  ]) {
    expect(text).toContain(line);
  }
});

test('an age is how long ago Next confirmed the page', async () => {
  suite.next.pages.set('/home', { html: documentOf('Hola') });
  await get('/home');
  const threeSecondsLater = performance.now() + 3000;
  jest.spyOn(performance, 'now').mockReturnValue(threeSecondsLater);
  await get('/home');
  const text = await told();
  expect(text).toContain('storefront_front_page_age_seconds_bucket{le="1"} 1');
  expect(text).toContain('storefront_front_page_age_seconds_bucket{le="5"} 2');
});

test('pages nobody can have and scripts that their policy stops are counted', async () => {
  suite.next.pages.set('/home', { html: documentOf('<script>steal()</script>') });
  await get('/home');
  suite.next.pages.set('/contact', { status: 500, html: 'x' });
  await get('/contact');
  const text = await told();
  expect(text).toContain('storefront_front_refused_scripts_total 1');
  expect(text).toContain('storefront_front_pages_total{source="unavailable"} 1');
});

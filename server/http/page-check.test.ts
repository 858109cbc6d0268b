import { documentOf } from '../testing/fake-next';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();

const READY = '/api/health/ready';
const MARKED = '<script nonce="">self.__next_f.push([0])</script>';

const give = (html: string, status = 200) =>
  suite.next.pages.set('/sin-boleto', { html: documentOf(html), status });

beforeEach(() => {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  suite.next.pages.set(READY, { html: '{"ok":true}', headers });
});

test('a shop whose pages work is ready, and that is looked at once', async () => {
  give(`${MARKED}<script type="application/ld+json">{}</script>`);
  for (let look = 0; look < 3; look += 1) {
    const { status, text } = await get(READY);
    expect([status, text]).toEqual([200, '{"ok":true}']);
  }
  expect(suite.next.heard.map(({ url }) => url)).toEqual(['/sin-boleto', READY, READY, READY]);
});

test.each([
  ['no script with the nonce', '<script src="/_next/static/a.js"></script>', 200, /nonce/],
  ['a script without the nonce', `${MARKED}<script>self.x()</script>`, 200, /nonce/],
  ['no page', MARKED, 500, /^Next cannot make a page: 500 for \/sin-boleto\.$/],
])(
  'a shop with %s is not ready, and says so in one sentence',
  async (_, html, status, sentence) => {
    give(html, status);
    const answer = await get(READY);
    expect(answer.status).toBe(503);
    const told = JSON.parse(answer.text) as { msg: string };
    expect(told).toMatchObject({
      ok: false,
      reason: 'pages',
      msg: expect.stringMatching(sentence),
    });
    expect(told.msg).not.toContain('\n');
    expect(suite.next.heard.some(({ url }) => url === READY)).toBe(false);
    give(MARKED);
    expect((await get(READY)).status).toBe(200);
  },
);

test('a shop whose Next does not answer is not ready', async () => {
  await suite.next.close();
  const { status, text } = await get(READY);
  expect(status).toBe(503);
  expect(text).toMatch(/Next does not answer/);
});

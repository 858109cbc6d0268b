import { readFile } from 'node:fs/promises';
import { sheetColours } from '../../lib/content/sheet-colours.mjs';
import { ask } from '../testing/ask';
import { frontOfSuite } from '../testing/front-of-suite';
import { frontContent, setFrontContent } from './front-content';

const { suite, get } = frontOfSuite();
const asDocument = { accept: 'text/html,*/*' };

const before = frontContent();
const show = (profile: Partial<typeof before.profile>, colours = before.colours) =>
  setFrontContent({ profile: { ...before.profile, ...profile }, colours });

afterEach(() => setFrontContent(before));

test.each<[string, string, number]>([
  ['a page never seen while Next is away', '/rifa/1', 503],
  ['a page that nobody holds while Next is away', '/boleto/x', 503],
  ['an address that cannot be read', '/rifa/%E0%A4%A', 400],
])('%s is a page of the shop, small, with its WhatsApp', async (_what, path, status) => {
  show({ name: 'Rifas Turpial', whatsapp: 'https://wa.me/584147123456' });
  await suite.next.close();
  const page = await get(path, asDocument);
  expect(page.status).toBe(status);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.text).toContain('<header>Rifas Turpial</header>');
  expect(page.text).toContain('href="https://wa.me/584147123456"');
  expect(page.text.length).toBeLessThan(3000);
});

test('the page has the colours of the shop, light and dark', async () => {
  await suite.next.close();
  const [light, dark] = sheetColours((await get('/rifa/1', asDocument)).text);
  const [shopLight, shopDark] = sheetColours(await readFile('app/globals.css', 'utf8'));
  expect(Object.keys(light!)).toContain('page');
  expect(shopLight).toMatchObject(light!);
  expect(shopDark).toMatchObject(dark!);
});

test.each([
  [{ light: { action: '#7a1f3d' }, dark: {} }, '#7a1f3d', '#56c7d6'],
  [{ light: {}, dark: { action: '#f09ab2', link: '#f09ab2' } }, '#0a5766', '#f09ab2'],
])('the owner’s %j has buttons %s, in the dark %s', async (colours, light, dark) => {
  show({}, colours);
  await suite.next.close();
  const { text } = await get('/rifa/1', asDocument);
  expect([actionIn(text, 'light'), actionIn(text, 'dark')]).toEqual([light, dark]);
});

const REFRESH = '<meta http-equiv="refresh" content="5">';
const AGAIN = '<a class="main" href="">Intentar de nuevo</a>';
const HOME = '<a class="main" href="/home">Ir al inicio</a>';

test('a page that may come back is asked for again, by itself and by a button', async () => {
  await suite.next.close();
  const { text, headers } = await get('/rifa/1', asDocument);
  expect(headers['retry-after']).toBe('5');
  expect(text).toContain(REFRESH);
  expect(text).toContain(AGAIN);
  expect(text).toContain('no vuelvas a pagar: tu pago no se pierde');
  expect(text).not.toContain(HOME);
});

test('an address that never will be leads home', async () => {
  const { text, headers } = await get('/rifa/%E0%A4%A', asDocument);
  expect(headers).not.toHaveProperty('retry-after');
  expect(text).toContain(HOME);
  expect(text).toContain('<title>No es por aquí</title>');
  expect(text).not.toContain(AGAIN);
  expect(text).not.toContain('http-equiv');
});

test.each(['/rifa/1', '/boleto/x', '/rifa/%E0%A4%A'])(
  'a HEAD request for %s gets its headers alone',
  async (path) => {
    await suite.next.close();
    const whole = await get(path, asDocument);
    const head = await ask(suite.front.origin, { method: 'HEAD', path, headers: asDocument });
    expect([head.status, head.body.length]).toEqual([whole.status, 0]);
    expect(head.headers).toMatchObject({
      'content-type': whole.headers['content-type'],
      'content-length': String(whole.body.length),
    });
  },
);

test('a client that sends something is answered in JSON, whatever it accepts', async () => {
  const path = '/home';
  const answer = await ask(suite.front.origin, { method: 'POST', path, headers: asDocument });
  expect(JSON.parse(answer.text)).toEqual({
    ok: false,
    reason: 'wrong-method',
    msg: 'No pudimos abrir esto. Entra por el inicio.',
  });
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('an answer to a script stays JSON', async () => {
  await suite.next.close();
  expect((await get('/rifa/%E0%A4%A')).headers['content-type']).toContain('json');
  expect((await get('/api/payments/x')).headers['content-type']).toContain('json');
});

/** The colour of buttons in the last rule for this scheme. */
function actionIn(text: string, scheme: 'light' | 'dark'): string | undefined {
  const rules = text.matchAll(/(?:@media \(prefers-color-scheme: (\w+)\) \{ )?:root \{([^}]*)\}/g);
  const named = [...rules].filter(([, only = scheme]) => only === scheme);
  return named.map(([, , rule]) => /--action: ([^;]*);/.exec(rule!)?.[1]).findLast(Boolean);
}

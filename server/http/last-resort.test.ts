import { readFile } from 'node:fs/promises';
import { companyProfile } from '../../lib/company';
import { frontOfSuite } from '../testing/front-of-suite';

const { suite, get } = frontOfSuite();
const asDocument = { accept: 'text/html,*/*' };

afterEach(() => {
  delete process.env.COMPANY_NAME;
  delete process.env.COMPANY_WHATSAPP;
});

test.each<[string, string, number]>([
  ['a page never seen while Next is away', '/rifa/1', 503],
  ['a page that nobody holds while Next is away', '/boleto/x', 503],
  ['an address that cannot be read', '/rifa/%E0%A4%A', 400],
])('%s is a page of the shop, small, with its WhatsApp', async (_what, path, status) => {
  await suite.next.close();
  const page = await get(path, asDocument);
  expect(page.status).toBe(status);
  expect(page.headers['content-type']).toContain('text/html');
  const { name, whatsapp } = companyProfile();
  expect(page.text).toContain(`<header>${name}</header>`);
  expect(page.text).toContain(`href="${whatsapp}"`);
  expect(page.text.length).toBeLessThan(3000);
});

test('its colours are those of the shop, light and dark', async () => {
  await suite.next.close();
  const [light, dark] = coloursOf((await get('/rifa/1', asDocument)).text);
  const [shopLight, shopDark] = coloursOf(await readFile('app/globals.css', 'utf8'));
  expect(Object.keys(light!)).toContain('page');
  expect(shopLight).toMatchObject(light!);
  expect(shopDark).toMatchObject(dark!);
});

test('its name and WhatsApp are the owner’s', async () => {
  process.env.COMPANY_NAME = 'Rifas <Doña Ana>';
  process.env.COMPANY_WHATSAPP = 'none';
  await suite.next.close();
  const { text } = await get('/rifa/1', asDocument);
  expect(text).toContain('<header>Rifas &#60;Doña Ana&#62;</header>');
  expect(text).not.toContain('WhatsApp');
});

test('what a script asks for stays JSON, and a payment without an answer stays without words', async () => {
  await suite.next.close();
  expect((await get('/rifa/%E0%A4%A')).headers['content-type']).toContain('json');
  expect(await get('/api/payments/x')).toMatchObject({ status: 503, text: '' });
});

/** By name, in the light and in the dark. */
function coloursOf(text: string): Record<string, string>[] {
  return text.split('@media (prefers-color-scheme: dark)').map((part) => {
    const found = part.matchAll(/--(?:color-)?([a-z-]+): (#[0-9a-f]{6});/g);
    return Object.fromEntries([...found].map(([, name, colour]) => [name, colour]));
  });
}

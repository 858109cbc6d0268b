import { GET } from './route';

type Manifest = Record<string, unknown> & { icons: object[]; shortcuts: { url: string }[] };

beforeEach(() => {
  process.env.COMPANY_NAME = 'Rifas Turpial';
  delete process.env.COMPANY_ICO;
});

const read = async () => (await GET().json()) as Manifest;

test('an installed shop has its own name, opens at home and keeps every page inside', async () => {
  expect(GET().headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  expect(await read()).toMatchObject({
    name: 'Rifas Turpial',
    short_name: 'Rifas Turpial',
    lang: 'es-VE',
    id: '/home',
    start_url: '/home',
    scope: '/',
  });
});

test('a shop with an icon of its own shows no other', async () => {
  expect((await read()).icons).toHaveLength(3);
  process.env.COMPANY_ICO = '/own.svg';
  expect((await read()).icons).toEqual([{ src: '/own.svg', sizes: 'any' }]);
});

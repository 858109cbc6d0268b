import { showProfile } from '@/lib/testing/show-profile';
import { GET } from './route';

type Manifest = Record<string, unknown> & { icons: object[]; shortcuts: { url: string }[] };

beforeEach(() => {
  showProfile({ name: 'Rifas Turpial' });
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
  showProfile({ ico: '/own.svg' });
  expect((await read()).icons).toEqual([{ src: '/own.svg', sizes: 'any' }]);
});

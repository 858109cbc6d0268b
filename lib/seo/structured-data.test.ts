import { breadcrumbData } from './structured-data';

beforeAll(() => {
  process.env.ADMIN_API_URL = 'https://admin.example.com/api';
  process.env.SITE_URL = 'https://rifas.example.com';
});

test('a name is told as the head tells it: without tags and control characters', () => {
  const { itemListElement } = breadcrumbData([
    { name: 'Inicio', path: '/home' },
    { name: 'Moto <b>nueva</b> &amp; casco\u0000' },
  ]);
  expect(itemListElement).toMatchObject([{ name: 'Inicio' }, { name: 'Moto nueva & casco' }]);
});

import { readVisitorEvent as read } from './visitor-event';

const raffleId = 'a'.repeat(24);

test('a visit, a share and a visitor’s origin are read', () => {
  const view = { event: 'view', page: 'rifa', raffleId, source: 'l.instagram.com' };
  expect(read(view)).toEqual(view);
  expect(read({ event: 'share', page: 'home' })).toEqual({ event: 'share', page: 'home' });
  expect(read({ ...view, source: 's'.repeat(60) })).toMatchObject({ source: 's'.repeat(60) });
});

test.each([
  'home',
  'rifa',
  'resultados',
  'verificar',
  'contact',
  'como-participar',
  'preguntas',
  'nosotros',
  'terminos',
  'privacidad',
  'boleto',
])('a visit to the page %s is read', (page) => {
  expect(read({ event: 'view', page })).toEqual({ event: 'view', page });
});

test.each([
  ['a purchase, which only the server tells', { event: 'purchase', page: 'rifa', raffleId }],
  ['a page that is none', { event: 'view', page: 'admin' }],
  ['a raffle that is none', { event: 'view', page: 'rifa', raffleId: '../../etc' }],
  ['a source of 61 letters', { event: 'view', page: 'home', source: 's'.repeat(61) }],
  ['markup as a source', { event: 'view', page: 'home', source: '<script>' }],
  ['anything besides', { event: 'view', page: 'home', name: 'María' }],
  ['a list', []],
  ['nothing', null],
  ['a body that is no JSON', undefined],
])('%s is no event', (_, body) => {
  expect(read(body)).toBeNull();
});

/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { companyProfile } from '@/lib/content/company';
import type { ShopContent } from '@/lib/content/types';
import { Contact } from './contact';

type Words = Pick<ShopContent, 'hours' | 'answers'>;

const words: Words = {
  hours: { weekdays: '8:00am-6:00pm', saturday: '9:00am-1:00pm', sunday: null },
  answers: {
    whatsapp: 'Respondemos en una hora.',
    payments: 'Revisamos pagos cada mañana.',
    prize: null,
  },
};

const show = (env: Record<string, string> = {}, own: Partial<Words> = {}) =>
  render(<Contact company={companyProfile(env)} content={{ ...words, ...own }} />);

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).parentElement!);

// spec: hours
test('hours are listed by day, without closed days', () => {
  show();
  const hours = card('Horario de atención');
  expect(hours.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Lunes a viernes',
    'Sábado',
  ]);
  expect(hours.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8:00am-6:00pm',
    '9:00am-1:00pm',
  ]);
});

test.each([
  ['8-6', '8-6', null, ['Lunes a sábado']],
  ['8-6', '8-6', '8-6', ['Lunes a domingo']],
  ['8-6', null, '8-6', ['Lunes a viernes', 'Domingo']],
  ['8-6', '9-1', '9-1', ['Lunes a viernes', 'Sábado a domingo']],
])('hours of %s, %s and %s are in the rows %j', (weekdays, saturday, sunday, rows) => {
  show({}, { hours: { weekdays, saturday, sunday } });
  const terms = card('Horario de atención').getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(rows);
});

test('a shop that answers on one kind of day lists that one', () => {
  show({}, { hours: { weekdays: null, saturday: null, sunday: '9:00am-1:00pm' } });
  expect(card('Horario de atención').getByRole('term').textContent).toBe('Domingo');
});

// spec: contact
test('the sales phone is called by its digits alone', () => {
  show({ COMPANY_SALES_PHONE: '+58 (424) 111-22.33', COMPANY_PHONE: '+58 241 999 9999' });
  const link = card('Ventas').getByRole('link');
  expect(link.textContent).toBe('+58 (424) 111-22.33');
  expect(link.getAttribute('href')).toBe('tel:+584241112233');
});

test('a visitor can write to a shop that has WhatsApp', () => {
  show({ COMPANY_WHATSAPP: 'https://wa.me/584141112233' });
  const chat = card('WhatsApp').getByRole('link', { name: '¿Dudas? Escríbenos' });
  expect(chat.getAttribute('href')).toBe(
    'https://wa.me/584141112233?text=%C2%A1Hola%21%20Tengo%20una%20duda.',
  );
});

test('the time to an answer is shown if the shop gives one', () => {
  show({}, { answers: { whatsapp: null, payments: 'Revisamos pagos cada mañana.', prize: null } });
  const soon = card('Cuándo respondemos').getAllByRole('paragraph');
  expect(soon.map(({ textContent }) => textContent)).toEqual(['Revisamos pagos cada mañana.']);
});

// spec: contact
test.each([
  [{}, 'Valencia, Carabobo'],
  [{ COMPANY_STATE: 'none' }, 'Valencia'],
])('the office is shown with city and state: %j', (env, place) => {
  show(env);
  expect(card('Oficina').getByText(place)).toBeTruthy();
});

test('street, WhatsApp number and e-mail are there to read and to copy', () => {
  show({
    COMPANY_ADDRESS: 'Calle 24, local 3',
    COMPANY_WHATSAPP: 'https://wa.me/584147123456',
    COMPANY_EMAIL: 'hola@turpial.example',
  });
  expect(card('Oficina').getByText('Calle 24, local 3')).toBeTruthy();
  expect(card('WhatsApp').getByText('+58 414 712 3456')).toBeTruthy();
  const mail = card('Correo').getByRole('link', { name: 'hola@turpial.example' });
  expect(mail.getAttribute('href')).toBe('mailto:hola@turpial.example');
});

test('a shop without an office, phone, WhatsApp, e-mail or hours leaves their cards out', () => {
  const gone = {
    COMPANY_WHATSAPP: 'none',
    COMPANY_EMAIL: 'none',
    COMPANY_ADDRESS: 'none',
    COMPANY_CITY: 'none',
    COMPANY_STATE: 'none',
    COMPANY_SALES_PHONE: 'none',
  };
  show(
    { ...gone, COMPANY_MAP: 'none' },
    {
      hours: { weekdays: null, saturday: null, sunday: null },
      answers: { whatsapp: null, payments: null, prize: null },
    },
  );
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Mapa' })).toBeNull();
});

// spec: map
test('the map of another site is loaded only when it is asked for; a link leads to it', () => {
  show({ COMPANY_MAP: '8.5897,-71.1561' });
  expect(document.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: 'Abrir en OpenStreetMap' });
  expect(link.getAttribute('href')).toMatch(/mlat=8\.5897&mlon=-71\.1561/);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el mapa' }));
  const map = screen.getByTitle('Mapa de la oficina en Valencia, Carabobo');
  expect(map.getAttribute('src')).toContain('marker=8.5897%2C-71.1561');
  expect(map.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('the trail leads home, and its last step is this page', () => {
  show();
  const trail = within(screen.getByRole('navigation', { name: 'Ruta de navegación' }));
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home');
  expect(trail.getAllByRole('link')).toHaveLength(1);
  expect(trail.getByText('Contacto').getAttribute('aria-current')).toBe('page');
});

test('the logo of the visitor’s scheme, the largest picture here, is asked for first', () => {
  show();
  const asked = [...document.head.querySelectorAll('link[rel="preload"][fetchpriority="high"]')];
  expect(asked.map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual([
    ['/brand/logo.svg', 'not all and (prefers-color-scheme: dark)'],
    ['/brand/logo-white.svg', '(prefers-color-scheme: dark)'],
  ]);
});

/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { Profile, ShopContent } from '@/lib/content/types';
import { exampleProfile } from '@/lib/testing/own-content';
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

const show = (changes: Partial<Profile> = {}, own: Partial<Words> = {}) =>
  render(<Contact company={exampleProfile(changes)} content={{ ...words, ...own }} />);

const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).parentElement!);

test.each([
  ['8-6', '8-6', null, ['Lunes a sábado']],
  ['8-6', '8-6', '8-6', ['Lunes a domingo']],
  ['8-6', null, '8-6', ['Lunes a viernes', 'Domingo']],
  [null, null, '9-1', ['Domingo']],
  ['8-6', '9-1', '9-1', ['Lunes a viernes', 'Sábado a domingo']],
])('hours of %s, %s and %s are in the rows %j', (weekdays, saturday, sunday, rows) => {
  show({}, { hours: { weekdays, saturday, sunday } });
  const terms = card('Horario de atención').getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(rows);
});

// spec: contact
test.each([
  [{}, 'Valencia, Carabobo'],
  [{ state: null }, 'Valencia'],
])('the office is shown with city and state: %j', (changes, place) => {
  show(changes);
  expect(card('Oficina').getByText(place)).toBeTruthy();
});

test('the logo of the visitor’s scheme, the largest picture here, is asked for first', () => {
  show();
  const asked = [...document.head.querySelectorAll('link[rel="preload"][fetchpriority="high"]')];
  expect(asked.map((link) => [link.getAttribute('href'), link.getAttribute('media')])).toEqual([
    ['/brand/logo.svg', 'not all and (prefers-color-scheme: dark)'],
    ['/brand/logo-white.svg', '(prefers-color-scheme: dark)'],
  ]);
});

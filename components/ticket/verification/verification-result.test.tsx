/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Verification, VerifiedTickets } from '@/lib/raffle/verification';
import { VerificationResult } from './verification-result';

const shop = { currency: '$', whatsapp: null };
const show = (found: Omit<VerifiedTickets, 'ticketPaths'>, ticketPaths = ['/boleto/abc']) =>
  render(<VerificationResult found={{ ...found, ticketPaths }} raffle="Moto" shop={shop} />);

const found = (...tickets: Verification['tickets']) => ({
  tickets,
  total: 1234.5,
  paid: 1000,
  pending: 234.5,
});

test('each number is shown with its state, paid ones apart from the others', () => {
  show(found({ number: '0427', status: 'paid' }, { number: '0815', status: 'reserved' }));
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Tienes 2 números');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '0427Pagado',
    '0815Apartado, en revisión',
  ]);
  const [names, amounts] = ['term', 'definition'].map((role) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent),
  );
  expect(names).toEqual(['Total', 'Pagado', 'En revisión']);
  expect(amounts).toEqual(['$1.234,50', '$1.000,00', '$234,50']);
  for (const figure of ['0427', '0815', '$1.234,50']) {
    expect(screen.getByText(figure).getAttribute('translate')).toBe('no');
  }
});

const reserved = [{ number: '0427', status: 'reserved' as const }];
const bolivares = { currency: null, rate: 400 };

test.each<[string, Partial<Verification>, string]>([
  [
    'in bolívares',
    { registered: { amount: 8720.14, currency: 'Bs' }, conversion: bolivares },
    'Tu pago de Bs\u00a08.720,14 (≈\u00a0$22) está en revisión.',
  ],
  [
    'in the base currency',
    { registered: { amount: 22, currency: null }, conversion: bolivares },
    'Tu pago de $22,00 está en revisión.',
  ],
  [
    'in a currency that is not known',
    { conversion: bolivares },
    'Bs\u00a08.800,00 (≈\u00a0$22): en revisión.',
  ],
  ['where nothing is converted', {}, '$22,00: en revisión.'],
])(
  'a payment %s that is not confirmed yet is in review, and nothing reads zero',
  (_, more, told) => {
    const verification = { tickets: reserved, total: 22, paid: 0, pending: 22, ...more };
    const { container } = show(verification);
    expect(container.querySelector('p')?.textContent).toBe(told);
    expect(screen.queryByRole('term')).toBeNull();
  },
);

test('what is wholly paid has one amount', () => {
  const verification = { tickets: [], total: 22, paid: 22, pending: 0, conversion: bolivares };
  show({ ...verification, tickets: [{ number: '1', status: 'paid' }] });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Pagado']);
  expect(screen.getByRole('definition').textContent).toBe('Bs\u00a08.800,00 (≈\u00a0$22)');
});

test('only the total is shown when the paid part is unknown', () => {
  const tickets = [{ number: '0427', status: 'reserved' as const }];
  show({ tickets, total: 5, paid: null, pending: null });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Total']);
  expect(screen.getByRole('definition').textContent).toBe('$5,00');
});

test.each<[string, ReturnType<typeof found>, RegExp]>([
  ['one number', found({ number: '1', status: 'paid' }), /^Tienes 1 número1/],
  ['none', found(), /^No encontramos números con esos datos\./],
])('%s has a sentence of its own', (_, verification, words) => {
  expect(show(verification).container.textContent).toMatch(words);
});

test('each digital ticket of those numbers has a link', () => {
  const linksOf = (paths: string[]) => {
    const { unmount } = show(found({ number: '1', status: 'paid' }), paths);
    const links = screen.getAllByRole('link');
    const told = links.map((link) => [link.textContent, link.getAttribute('href')]);
    unmount();
    return told;
  };
  expect(linksOf(['/boleto/a'])).toEqual([['Ver mi boleto digital', '/boleto/a']]);
  expect(linksOf(['/boleto/a', '/boleto/b'])).toEqual([
    ['Ver boleto 1 de 2', '/boleto/a'],
    ['Ver boleto 2 de 2', '/boleto/b'],
  ]);
});

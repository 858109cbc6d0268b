/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Verification } from '@/lib/raffle/verification';
import type { VerificationAnswer } from '@/lib/storefront-api/verification';
import { VerificationResult } from './verification-result';

const show = (answer: VerificationAnswer) =>
  render(<VerificationResult answer={answer} currency="$" />);

const found = (...tickets: Verification['tickets']): VerificationAnswer => ({
  ok: true,
  verification: { tickets, total: 1234.5, paid: 1000, pending: 234.5 },
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
  expect(names).toEqual(['Total', 'Pagado', 'Por confirmar']);
  expect(amounts).toEqual(['$1.234,50', '$1.000,00', '$234,50']);
  for (const figure of ['0427', '0815', '$1.234,50']) {
    expect(screen.getByText(figure).getAttribute('translate')).toBe('no');
  }
});

test('only the total is shown when the paid part is unknown', () => {
  const tickets = [{ number: '0427', status: 'reserved' as const }];
  show({ ok: true, verification: { tickets, total: 5, paid: null, pending: null } });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Total']);
  expect(screen.getByRole('definition').textContent).toBe('$5,00');
});

test.each<[string, VerificationAnswer, RegExp]>([
  ['one number', found({ number: '1', status: 'paid' }), /^Tienes 1 número1/],
  ['none', found(), /^No encontramos números con esos datos\./],
  ['a minute to wait', { ok: false, reason: 'too-many', minutes: 1 }, / Espera 1 minuto y /],
  ['two minutes to wait', { ok: false, reason: 'too-many', minutes: 2 }, / Espera 2 minutos y /],
  ['minutes to wait', { ok: false, reason: 'too-many', minutes: 9 }, / Espera 9 minutos y /],
  ['a failure', { ok: false, reason: 'failed', msg: 'Sin conexión.' }, /^Sin conexión\.$/],
])('%s has a sentence of its own', (_, answer, words) => {
  const { container } = show(answer);
  expect(container.textContent).toMatch(words);
});

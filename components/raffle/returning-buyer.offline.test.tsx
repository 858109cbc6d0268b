/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReturningBuyer } from './returning-buyer';

const BAND = {
  raffle: { id: 'band', name: 'Moto' },
  drawDate: null,
  winner: null,
  shop: { currency: '$', whatsapp: null },
};

let mockBreaks = 1;

jest.mock('./returning-panel', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return { ReturningPanel: () => <p>¿Cuál es tu cédula?</p> };
});

const tap = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a failed load is reported, and succeeds at the second try', async () => {
  render(<ReturningBuyer {...BAND} />);
  await tap('Verificar mis números');
  expect(screen.getByRole('status').textContent).toMatch(/^No pudimos abrirlo. Revisa tu señal./);
  await tap('Reintentar');
  expect(screen.getByText('¿Cuál es tu cédula?')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

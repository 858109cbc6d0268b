/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ReturningBuyer } from './returning-buyer';

let mockBreaks = 1;
let mockNumbersBreak = 1;

jest.mock('@/components/ticket/verification/verify-ticket', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return { VerifyTicket: () => <p>¿Cuál es tu cédula?</p> };
});

jest.mock('@/components/ticket/own-purchases/own-numbers', () => {
  if (mockNumbersBreak-- > 0) throw new Error('The line broke.');
  return { OwnNumbers: () => <p>Mis boletos</p> };
});

const tap = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('a failed load is reported, and succeeds at the second try', async () => {
  render(<ReturningBuyer raffleId="band" drawDate={null} currency="$" />);
  await tap('Verificar mis números');
  expect(screen.getByRole('status').textContent).toMatch(/^No pudimos abrirlo. Revisa tu señal./);
  await tap('Reintentar');
  expect(screen.getByText('¿Cuál es tu cédula?')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the own numbers that failed to load are reported too', async () => {
  const purchase = { numbers: ['0001'], trace: 'ABCDEF', ticketPath: null, boughtAt: Date.now() };
  localStorage.setItem('own-numbers:band', JSON.stringify([purchase]));
  render(<ReturningBuyer raffleId="band" drawDate={null} currency="$" />);
  await act(async () => undefined);
  await tap('Ver más');
  expect(screen.getByRole('status').textContent).toMatch(/^No pudimos abrirlo. Revisa tu señal./);
  await tap('Reintentar');
  expect(screen.getByText('Mis boletos')).toBeTruthy();
});

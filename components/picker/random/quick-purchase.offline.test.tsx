/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { QuickPurchase } from './quick-purchase';

let mockBreaks = 0;

jest.mock('./picked-numbers', () => {
  if (mockBreaks-- > 0) throw new Error('The line broke.');
  return { PickedNumbers: ({ titleId }: { titleId: string }) => <h2 id={titleId}>Picked</h2> };
});

const total = { paid: '$5,00', about: null };
const tap = () => act(async () => fireEvent.click(screen.getByRole('button')));

test('a picker that fails to load is reported, and the second tap loads it', async () => {
  mockBreaks = 1;
  render(<QuickPurchase raffleId="line" offers={[{ quantity: 1, total, savings: null }]} />);
  expect(screen.getByRole('status').textContent).toBe('Al azar, entre todos los números libres');
  await tap();
  expect(screen.getByRole('status').textContent).toBe('No pudimos buscarlos. Revisa tu señal.');
  await tap();
  expect(screen.getByRole('region', { name: 'Picked' }).id).toBe('compra-rapida');
});

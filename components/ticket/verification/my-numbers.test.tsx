/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { sendVerificationOfAll } from '@/lib/storefront-api/verification';
import { MyNumbers } from './my-numbers';

jest.mock('@/lib/storefront-api/verification');

HTMLElement.prototype.scrollIntoView = () => undefined;

const shop = { currency: '$', whatsapp: 'https://wa.me/584240000000' };

test('without scripts there is no form, which would put the cédula into the address', () => {
  expect(renderToString(<MyNumbers raffles={[]} shop={shop} />)).not.toMatch(/<form|<input/);
});

function search() {
  fireEvent.change(screen.getByLabelText('Cédula'), { target: { value: '12345678' } });
  fireEvent.change(screen.getByLabelText(/^Últimos 4/), { target: { value: '4567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Consultar' }));
}

test('one question asks for every raffle, and no field takes the focus before', async () => {
  jest
    .mocked(sendVerificationOfAll)
    .mockResolvedValueOnce({ ok: true, found: { raffles: [], unread: 0 } });
  render(<MyNumbers raffles={[]} shop={shop} />);
  expect(document.activeElement).toBe(document.body);
  search();
  await screen.findByText('No encontramos números con esos datos.');
  expect(jest.mocked(sendVerificationOfAll).mock.calls).toEqual([
    [{ nationalId: 'V12345678', phoneEnding: '4567' }],
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Consultar' })).toBeTruthy());
});

test('once nothing is left on the phone, the focus goes on to the search', async () => {
  const bought = { numbers: ['07'], trace: 'K7PQ2M', boughtAt: Date.now(), ticketPath: null };
  localStorage.setItem(`own-numbers:${'a'.repeat(24)}`, JSON.stringify([bought]));
  render(<MyNumbers raffles={[]} shop={shop} />);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar de este teléfono' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sí, quitarlos' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Búscalos con tu cédula'));
});

/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VerifiedTickets } from '@/lib/raffle/verification';
import { sendVerification, type VerificationAnswer } from '@/lib/storefront-api/verification';
import { VerifyTicket } from './verify-ticket';

jest.mock('@/lib/storefront-api/verification');

const intoView = jest.fn();
HTMLElement.prototype.scrollIntoView = intoView;

const found: VerificationAnswer<VerifiedTickets> = {
  ok: true,
  found: {
    tickets: [{ number: '0427', status: 'paid' }],
    total: 5,
    paid: 5,
    pending: 0,
    ticketPaths: ['/boleto/abc'],
  },
};

function ask(nationalId: string, ending: string) {
  fireEvent.change(screen.getByLabelText('Cédula'), { target: { value: nationalId } });
  fireEvent.change(screen.getByLabelText(/^Últimos 4/), { target: { value: ending } });
  fireEvent.click(screen.getByRole('button', { name: 'Consultar' }));
}

beforeEach(async () => {
  intoView.mockClear();
  jest.mocked(sendVerification).mockReset().mockResolvedValueOnce(found);
  render(
    <VerifyTicket
      raffle={{ id: 'a'.repeat(24), name: 'Moto' }}
      shop={{ currency: '$', whatsapp: 'https://wa.me/584240000000' }}
    />,
  );
  ask('12345678', '4567');
  await screen.findByText('0427');
});

test('the answer comes into view, which on a phone it is not', () => {
  expect(intoView.mock.contexts).toEqual([screen.getByText('0427').closest('[role=status]')]);
  expect(intoView.mock.lastCall).toEqual([{ block: 'nearest' }]);
});

test('“Siguiente” goes from the cédula to the phone and asks nothing yet', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Cédula'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText(/^Últimos 4/));
  expect(sendVerification).toHaveBeenCalledTimes(1);
});

test('an earlier answer is gone while the next question is on its way', async () => {
  jest.mocked(sendVerification).mockReturnValueOnce(new Promise(() => undefined));
  ask('87654321', '1122');
  await waitFor(() => expect(sendVerification).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('0427')).toBeNull();
});

test('an earlier answer is gone when the next question cannot be asked', () => {
  ask('1', '11');
  expect(sendVerification).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('0427')).toBeNull();
});

test('the same answer is announced a second time, in a live region that stays', async () => {
  const status = screen.getByRole('status');
  jest.mocked(sendVerification).mockResolvedValueOnce(found);
  ask('12345678', '4567');
  expect(status.textContent).toBe('');
  await screen.findByText('0427');
  expect(screen.getByRole('status')).toBe(status);
});

test('the ending is cut from a whole phone with invisible characters, as it is pasted', async () => {
  jest.mocked(sendVerification).mockResolvedValueOnce(found);
  ask('\u200eV-87.654.321\u202c', '\u200e0414-987\u200b1122');
  await screen.findByText('0427');
  expect(screen.getByLabelText(/^Últimos 4/)).toHaveProperty('value', '1122');
  const request = { nationalId: 'V87654321', phoneEnding: '1122' };
  expect(jest.mocked(sendVerification).mock.calls[1]).toEqual(['a'.repeat(24), request]);
});

test('each request contains the current input, for the raffle of the page', async () => {
  jest.mocked(sendVerification).mockResolvedValueOnce(found);
  fireEvent.change(screen.getByLabelText('Tipo de documento'), { target: { value: 'E' } });
  ask('87654321', '1122');
  await screen.findByText('0427');
  expect(jest.mocked(sendVerification).mock.calls).toEqual([
    ['a'.repeat(24), { nationalId: 'V12345678', phoneEnding: '4567' }],
    ['a'.repeat(24), { nationalId: 'E87654321', phoneEnding: '1122' }],
  ]);
});

test('a second tap while the first question is on its way asks nothing', async () => {
  jest.mocked(sendVerification).mockReturnValueOnce(new Promise(() => undefined));
  ask('87654321', '1122');
  const button = await screen.findByRole('button', { name: 'Consultando…' });
  fireEvent.click(button);
  expect(sendVerification).toHaveBeenCalledTimes(2);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('the browser never sends the form itself, which would put the cédula into the address', () => {
  fireEvent.change(screen.getByLabelText('Cédula'), { target: { value: '1' } });
  expect(fireEvent.submit(document.querySelector('form')!)).toBe(false);
});

test('the whole phone is requested where the ending is not enough, and sent in its place', async () => {
  const msg = 'Escribe tu teléfono completo.';
  jest.mocked(sendVerification).mockResolvedValueOnce({ ok: false, reason: 'invalid-form', msg });
  ask('12345678', '4567');
  const phone = await screen.findByLabelText('Tu teléfono completo');
  expect(document.activeElement).toBe(phone);
  expect((phone as HTMLInputElement).value).toBe('');
  expect(screen.getByText(msg).id).toBe(phone.getAttribute('aria-describedby'));
  jest.mocked(sendVerification).mockResolvedValueOnce(found);
  fireEvent.change(phone, { target: { value: '04141239876' } });
  fireEvent.click(screen.getByRole('button', { name: 'Consultar' }));
  await screen.findByText('0427');
  const [, request] = jest.mocked(sendVerification).mock.lastCall!;
  expect(request).toMatchObject({
    nationalId: 'V12345678',
    phone: expect.stringMatching(/4141239876$/),
    phoneEnding: '9876',
  });
});

test('the browser is told not to remember the typed text', () => {
  for (const label of ['Cédula', /^Últimos 4/]) {
    const field = screen.getByLabelText(label);
    expect(field).toMatchObject({ autocomplete: 'off', required: true });
  }
});
test.each<[string, VerificationAnswer<VerifiedTickets>, string]>([
  ['found', found, 'Tengo una duda sobre la rifa "Moto".\nNúmero: 0427\nMonto: $5,00'],
  [
    'registered in bolívares',
    {
      ok: true,
      found: {
        tickets: [{ number: '0427', status: 'reserved' }],
        total: 5,
        paid: 0,
        pending: 5,
        registered: { amount: 2000, currency: 'Bs' },
        ticketPaths: [],
      },
    },
    'Tengo una duda sobre la rifa "Moto".\nNúmero: 0427\nMonto: Bs\u00a02.000,00 (≈\u00a0$5)',
  ],
  [
    'not found',
    { ok: true, found: { tickets: [], total: 0, paid: 0, pending: 0, ticketPaths: [] } },
    'Tengo una duda sobre la rifa "Moto".',
  ],
])('a buyer whose numbers are %s can write to the shop about them', async (_, answer, words) => {
  jest.mocked(sendVerification).mockResolvedValueOnce(answer);
  ask('12345678', '4567');
  await waitFor(() => expect(sendVerification).toHaveBeenCalledTimes(2));
  const chat = await screen.findByRole('link', { name: '¿Dudas? Escríbenos' });
  expect(new URL(chat.getAttribute('href')!).searchParams.get('text')).toBe(`¡Hola! ${words}`);
});

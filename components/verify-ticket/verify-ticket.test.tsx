/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { sendVerification, type VerificationAnswer } from '@/lib/storefront-api/verification';
import { VerifyTicket } from './verify-ticket';

jest.mock('@/lib/storefront-api/verification');

const found: VerificationAnswer = {
  ok: true,
  verification: {
    tickets: [{ number: '0427', status: 'paid' }],
    total: 5,
    paid: 5,
    pending: 0,
  },
};

function ask(nationalId: string, ending: string) {
  fireEvent.change(screen.getByLabelText('Cédula'), { target: { value: nationalId } });
  fireEvent.change(screen.getByLabelText(/^Últimos 4/), { target: { value: ending } });
  fireEvent.click(screen.getByRole('button', { name: 'Consultar' }));
}

beforeEach(async () => {
  jest.mocked(sendVerification).mockReset().mockResolvedValueOnce(found);
  render(<VerifyTicket raffleId={'a'.repeat(24)} currency="$" />);
  ask('12345678', '4567');
  await screen.findByText('0427');
});

test('what one person was told is gone while the next question is on its way', async () => {
  jest.mocked(sendVerification).mockReturnValueOnce(new Promise(() => undefined));
  ask('87654321', '1122');
  await waitFor(() => expect(sendVerification).toHaveBeenCalledTimes(2));
  expect(screen.queryByText('0427')).toBeNull();
});

test('what one person was told is gone when the next question cannot be asked', () => {
  ask('1', '11');
  expect(sendVerification).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('0427')).toBeNull();
});

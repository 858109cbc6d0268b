/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ShareNumbers } from './after-purchase';

const raffleId = 'a'.repeat(24);
const address = `${location.origin}/rifa/${raffleId}`;

afterEach(() => delete (navigator as { share?: unknown }).share);

test.each([
  [['007'], 'Compartir mi número', 'Ya tengo el 007 en Moto. ¿Cuál quieres tú?'],
  [['007', '009'], 'Compartir mis números', 'Ya tengo 007, 009 en Moto. ¿Cuál quieres tú?'],
])('%j are shared by a chat of one’s choice, with the raffle’s address', (numbers, name, text) => {
  render(<ShareNumbers raffleId={raffleId} raffleName="Moto" numbers={numbers} />);
  const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(`${text} ${address}`);
});

test('a phone with a sheet of its own opens that, and closing it is no error', async () => {
  const share = jest.fn(async () => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  render(<ShareNumbers raffleId={raffleId} raffleName="Moto" numbers={['007']} />);
  const button = screen.getByRole('button', { name: 'Compartir mi número' });
  await userEvent.click(button);
  await userEvent.click(button);
  const shared = { text: 'Ya tengo el 007 en Moto. ¿Cuál quieres tú?', url: address };
  expect(share.mock.calls).toEqual([[shared], [shared]]);
});

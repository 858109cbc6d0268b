/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OwnPurchase } from '@/lib/raffle/own-purchase';
import { OwnNumbers } from './own-numbers';
import { rememberPurchase } from './own-purchases';
import { storedPurchases } from './stored-purchases';

jest.mock('./keep-own-ticket');

const purchases: OwnPurchase[] = [
  {
    numbers: ['011', '003'],
    trace: 'second',
    ticketPath: '/boleto/second',
    boughtAt: Date.parse('2031-03-06T13:05:00Z'),
  },
  {
    numbers: ['007'],
    trace: 'first',
    ticketPath: null,
    boughtAt: Date.parse('2031-03-05T03:30:00Z'),
  },
];

function show() {
  const onForgotten = jest.fn();
  render(<OwnNumbers raffleId="moto" {...{ purchases, onForgotten }} />);
  return onForgotten;
}

test('each purchase is listed with its day in Caracas, its numbers and its ticket', () => {
  show();
  const [list] = screen.getAllByRole('list');
  const shown = [...list!.children].map((item) => {
    const part = within(item as HTMLElement);
    return {
      when: part.getByRole('heading').textContent?.replaceAll('\u00a0', ' '),
      numbers: part.getAllByRole('listitem').map(({ textContent }) => textContent),
      tickets: part
        .queryAllByText('Ver mi boleto digital')
        .map((link) => link.getAttribute('href')),
    };
  });
  expect(shown).toEqual([
    {
      when: 'Compra del 6/3/31, 9:05 a. m.',
      numbers: ['011', '003'],
      tickets: ['/boleto/second'],
    },
    { when: 'Compra del 4/3/31, 11:30 p. m.', numbers: ['007'], tickets: [] },
  ]);
});

test('numbers stay as they are in a page that the browser translates', () => {
  show();
  expect(screen.getByText('007').closest('[translate=no]')).not.toBeNull();
});

test('they are taken from this phone by the second tap, after it was said what that means', async () => {
  rememberPurchase('moto', purchases[0]!);
  const onForgotten = show();
  screen.getByText('Solo este teléfono recuerda tus números, sin tus datos.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar de este teléfono' }));
  screen.getByText('Se quitarán de este teléfono; tus números siguen siendo tuyos.');
  expect(storedPurchases('moto')).not.toBeNull();
  expect(onForgotten).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Sí, quitarlos' }));
  expect(storedPurchases('moto')).toBeNull();
  expect(onForgotten).toHaveBeenCalledTimes(1);
});

/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { selectionStore } from '@/components/picker/selection/selection-store';
import { showToast } from '@/components/ui/show-toast';
import { OwnNumbers } from './own-numbers';

jest.mock('@/components/ui/show-toast');

const KEY = 'own-numbers:band';

type Bought = { numbers: string[]; ticketPath?: string };

const remember = (...purchases: Bought[]) =>
  localStorage.setItem(
    KEY,
    JSON.stringify(
      purchases.map(({ numbers, ticketPath = null }) => ({
        ...{ numbers, ticketPath, trace: numbers.join(), boughtAt: Date.now() },
      })),
    ),
  );

async function show(winner: string | null = null) {
  render(<OwnNumbers raffleId="band" drawDate={null} winner={winner} />);
  await act(async () => undefined);
}

const changeElsewhere = (change: () => void) =>
  act(async () => {
    change();
    window.dispatchEvent(new Event('storage'));
  });
const isShown = () => 'own' in document.documentElement.dataset;
const way = () => {
  const link = screen.getByRole('link');
  return [link.textContent, link.getAttribute('href')];
};

beforeEach(() => localStorage.clear());

test('a buyer sees all numbers of all purchases, and the way to the tickets', async () => {
  const many = Array.from({ length: 9 }, (_, index) => `000${index}`);
  remember({ numbers: many, ticketPath: '/boleto/a' });
  await show();
  expect(screen.getByRole('region', { name: 'Tus números' }).textContent).toContain(
    many.join(', '),
  );
  expect(screen.getByText(/^0000/).getAttribute('translate')).toBe('no');
  expect(way()).toEqual(['Ver mi boleto', '/boleto/a']);
  await changeElsewhere(() => remember({ numbers: ['0001'] }, { numbers: ['0002'] }));
  expect(way()).toEqual(['Ver mis boletos', '/verificar']);
});

test('the place is there for a phone that has numbers, until it forgets them', async () => {
  await show();
  expect(isShown()).toBe(false);
  await changeElsewhere(() => remember({ numbers: ['0001'] }));
  expect(isShown()).toBe(true);
  await changeElsewhere(() => localStorage.clear());
  expect(isShown()).toBe(false);
});

test.each([
  ['0020', 'Salió tu número 0020'],
  ['0003', 'Tus números'],
])('when %s wins, the phone that bought 0001 and 0020 reads: %s', async (winner, title) => {
  remember({ numbers: ['0001', '0020'] });
  await show(winner);
  screen.getByRole('region', { name: title });
});

test('chosen numbers that were bought in another tab are no longer chosen, and not called lost', async () => {
  const store = selectionStore('band');
  store.replaceAll(['0001', '0002', '0003'].map((number) => ({ id: number, number })));
  await show();
  await changeElsewhere(() => remember({ numbers: ['0001', '0009'] }));
  // A number that the seller released may be chosen again.
  expect(store.getSnapshot().chosen).toHaveLength(3);
  store.mark({ lost: ['0001', '0002'] });
  const { chosen, lost } = store.getSnapshot();
  expect(chosen.map(({ number }) => number)).toEqual(['0002', '0003']);
  expect([...lost]).toEqual(['0002']);
  expect(jest.mocked(showToast).mock.calls).toEqual([
    ['success', 'Ya compraste el 0001.', expect.any(Number)],
  ]);
});

test('numbers that another tab sent are awaited until their purchase is registered', async () => {
  const store = selectionStore('band');
  store.replaceAll([{ id: '0001', number: '0001' }]);
  store.awaitAnswer(['0001']);
  remember({ numbers: ['0009'] });
  await show();
  expect(store.isAwaited('0001')).toBe(true);
  await changeElsewhere(() => remember({ numbers: ['0001', '0009'] }));
  expect(store.getSnapshot().chosen).toEqual([]);
});

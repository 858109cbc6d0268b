/** @jest-environment jsdom */
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import type { TicketStatus } from '@/lib/raffle/types';
import { checkNumbers } from './check-numbers';
import { selectionStore } from './selection-store';

jest.mock('@/lib/storefront-api/tickets');
const asked = jest.mocked(fetchTicketsByNumber);

let raffles = 0;

function choose(...numbers: string[]) {
  raffles += 1;
  const raffleId = `check-${raffles}`;
  const store = selectionStore(raffleId);
  store.replaceAll(numbers.map((number) => ({ id: number, number })));
  return { raffleId, lost: () => [...store.getSnapshot().lost] };
}

function answer(statuses: Record<string, TicketStatus>) {
  const tickets = Object.entries(statuses).map(([number, status]) => ({
    ...{ id: number, number, status },
  }));
  asked.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
}

beforeEach(() => asked.mockReset());

test('a taken number is marked until a second look finds it free', async () => {
  const { raffleId, lost } = choose('01', '02');
  answer({ '01': 'available', '02': 'reserved' });
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: true });
  expect(lost()).toEqual(['02']);
  expect(asked.mock.calls).toEqual([[raffleId, ['01', '02']]]);
  answer({ '01': 'available', '02': 'available' });
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: false });
  expect(lost()).toEqual([]);
});

test('known facts stay known without a connection', async () => {
  const { raffleId, lost } = choose('01', '02');
  answer({ '01': 'paid', '02': 'available' });
  await checkNumbers(raffleId);
  asked.mockRejectedValue(new Error('Sin señal.'));
  expect(await checkNumbers(raffleId)).toEqual({ anyLost: true });
  expect(lost()).toEqual(['01']);
});

test('nothing is requested when no number is chosen', async () => {
  expect(await checkNumbers(choose().raffleId)).toEqual({ anyLost: false });
  expect(asked).not.toHaveBeenCalled();
});

import { checkSelection, statusById } from './selection';
import type { TicketStatus } from './types';

const ticket = (number: string, status: TicketStatus = 'available') => ({
  id: `id-${number}`,
  number,
  status,
});

test('a list proves what it shows and no more', () => {
  const chosen = ['001', '002', '003', '004'].map((number) => ticket(number));
  const list = [ticket('001'), ticket('002', 'reserved'), ticket('003', 'paid')];
  const numbers = (tickets: { number: string }[]) => tickets.map(({ number }) => number);
  const { free, lost, unproven } = checkSelection(chosen, statusById(list));
  expect([numbers(free), numbers(lost), numbers(unproven)]).toEqual([
    ['001'],
    ['002', '003'],
    ['004'],
  ]);
});

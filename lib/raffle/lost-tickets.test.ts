import { checkSelection, statusById, substituteFor } from './lost-tickets';
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

test('the substitute ends like the lost number', () => {
  const list = ['0426', '0428', '0327', '0927', '0417'].map((number) => ticket(number));
  expect(substituteFor(ticket('0427'), list, [])?.number).toBe('0327');
});

test('among equal endings the nearest is offered', () => {
  const list = ['101', '108', '119'].map((number) => ticket(number));
  expect(substituteFor(ticket('107'), list, [])?.number).toBe('108');
});

test('taken and chosen numbers are never offered', () => {
  const list = [ticket('1427', 'paid'), ticket('0327'), ticket('0428')];
  expect(substituteFor(ticket('0427'), list, [ticket('0327')])?.number).toBe('0428');
  expect(substituteFor(ticket('0427'), [], [])).toBeNull();
});

import { substituteFor } from './suggestions';
import type { TicketStatus } from './types';

const ticket = (number: string, status: TicketStatus = 'available') => ({
  id: `id-${number}`,
  number,
  status,
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

test('grouped numbers are near by their digits', () => {
  const list = ['100-901', '100-601'].map((number) => ticket(number));
  expect(substituteFor(ticket('100-501'), list, [])?.number).toBe('100-601');
});

test('a lost number that is free again comes before all others', () => {
  const list = [ticket('0327'), ticket('0427')];
  expect(substituteFor(ticket('0427'), list, [])?.number).toBe('0427');
});

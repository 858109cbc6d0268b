import { parseNumbers, parseTicketListQuery } from '@/lib/raffle/ticket-query';
import { ticketsByNumberKey, ticketsKey } from './request-keys';

const paramsOf = (key: string) => new URL(key, 'http://shop').searchParams;

test.each([
  { offset: 0, limit: 1000, search: '', status: 'available' as const },
  { offset: 250, limit: 50, search: '000-5 01', status: 'all' as const },
])('the server reads %j as it was meant', (query) => {
  expect(parseTicketListQuery(paramsOf(ticketsKey('abc', query)))).toEqual(query);
});

test('the server reads each number', () => {
  const numbers = ['0427', '000-501'];
  expect(parseNumbers(paramsOf(ticketsByNumberKey('abc', numbers)).get('numbers') ?? '')).toEqual(
    numbers,
  );
});

test('the first question has one address', () => {
  expect(ticketsKey('abc', { offset: 0, limit: 1000, search: '', status: 'available' })).toBe(
    '/api/raffles/abc/tickets?offset=0&limit=1000&status=available',
  );
});

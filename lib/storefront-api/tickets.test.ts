import { mutate } from 'swr';
import { fetchPick } from './fetch-pick';
import { readJson } from './read-json';
import { refreshTickets } from './refresh-tickets';
import { fetchTickets, fetchTicketsByNumber } from './tickets';

jest.mock('./read-json', () => ({ readJson: jest.fn() }));
jest.mock('swr', () => ({ mutate: jest.fn() }));

const tickets = [{ id: '1', number: '001', status: 'available' }];

beforeEach(() => jest.mocked(readJson).mockReset().mockResolvedValue({ tickets, counts: null }));

test('an answer contains its question and its time by the visitor’s clock', async () => {
  jest.useFakeTimers({ now: 1000 });
  const answer = await fetchTickets('/api/raffles/r/tickets?offset=50');
  jest.useRealTimers();
  expect(answer).toEqual({
    tickets,
    counts: null,
    key: '/api/raffles/r/tickets?offset=50',
    receivedAt: 1000,
  });
});

test('numbers are asked for by what they are called', async () => {
  await fetchTicketsByNumber('r', ['001', '000-501']);
  expect(readJson).toHaveBeenCalledWith('/api/raffles/r/tickets?numbers=001%2C000-501');
});

test('only the numbers of one raffle are requested again', async () => {
  await refreshTickets('abc');
  const [isMeant] = jest.mocked(mutate).mock.lastCall as unknown as [(key: unknown) => boolean];
  const keys = ['/api/raffles/abc/tickets?offset=0', '/api/raffles/abd/tickets?offset=0', null];
  expect(keys.map(isMeant)).toEqual([true, false, false]);
  expect(isMeant('/api/raffles/abc/winner')).toBe(false);
});

test.each([
  [null, 'quantity=3'],
  [{ kind: 'ending', digits: '07' } as const, 'quantity=3&ending=07'],
  [{ kind: 'contains', digits: '42' } as const, 'quantity=3&contains=42'],
  [{ kind: 'birthday', day: 5, month: 3 } as const, 'quantity=3&day=5&month=3'],
])('a draw with luck %j asks for it', async (luck, query) => {
  const picked = { tickets, nearest: [] };
  jest.mocked(readJson).mockResolvedValue(picked);
  expect(await fetchPick('r', { quantity: 3, luck })).toBe(picked);
  expect(readJson).toHaveBeenCalledWith(`/api/raffles/r/draw?${query}`);
});

import { mutate } from 'swr';
import { readJson } from './read-json';
import { refreshTickets } from './refresh-tickets';
import { fetchTickets } from './tickets';

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

test('only the numbers of one raffle are requested again', async () => {
  await refreshTickets('abc');
  const [isMeant] = jest.mocked(mutate).mock.lastCall as unknown as [(key: unknown) => boolean];
  const keys = ['/api/raffles/abc/tickets?offset=0', '/api/raffles/abd/tickets?offset=0', null];
  expect(keys.map(isMeant)).toEqual([true, false, false]);
  expect(isMeant('/api/raffles/abc/winner')).toBe(false);
});

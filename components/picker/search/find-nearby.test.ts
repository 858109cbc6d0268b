import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { fetchTicketsByNumber } from '@/lib/storefront-api/tickets';
import { ticket } from '../answering-shop.test-kit';
import { findNearby } from './search-answer';

jest.mock('@/lib/storefront-api/fetch-pick');
jest.mock('@/lib/storefront-api/tickets');
const draw = jest.mocked(fetchPick);
const byNumber = jest.mocked(fetchTicketsByNumber);

const found = (...tickets: ReturnType<typeof ticket>[]) =>
  byNumber.mockResolvedValue({ tickets, counts: null, key: '', receivedAt: 0 });
const numbers = (tickets: { number: string }[]) => tickets.map(({ number }) => number);

beforeEach(() => {
  jest.resetAllMocks();
  draw.mockResolvedValue({ tickets: [], nearest: [] });
});

test('the number itself is returned whatever its status, and is not offered as similar', async () => {
  found(ticket('0012'), ticket('0021'));
  const { ticket: own, similar } = await findNearby('r', { typed: '12', number: '0012' });
  expect(own).toEqual(ticket('0012'));
  expect(numbers(similar)).toEqual(['0021']);
});

test('at most six are offered, those with swapped digits before those with another digit', async () => {
  found(
    ...['9012', '0112', '0212', '0312', '0412', '0512', '0102', '0021'].map((each) => ticket(each)),
  );
  const { similar } = await findNearby('r', { typed: '0012', number: '0012' });
  expect(numbers(similar).slice(0, 2)).toEqual(['0102', '0021']);
  expect(similar).toHaveLength(6);
});

test('no more than fifty numbers are asked for at once', async () => {
  found();
  await findNearby('r', { typed: '0012345', number: '0012345' });
  expect(byNumber.mock.calls[0]?.[1][0]).toBe('0012345');
  expect(byNumber.mock.calls[0]?.[1]).toHaveLength(50);
});

test('part of a number finds the free ones that contain it, else the nearest', async () => {
  draw.mockResolvedValue({ tickets: [], nearest: [ticket('0098')] });
  const around = await findNearby('r', { typed: '0123456789', number: null });
  expect(around).toEqual({ ticket: undefined, similar: [ticket('0098')] });
  expect(draw.mock.calls[0]?.[1]).toEqual({
    quantity: 6,
    luck: { kind: 'contains', digits: '01234567' },
  });
  expect(byNumber).not.toHaveBeenCalled();
});

test('a number with letters has no similar ones, and its letters are not searched', async () => {
  found(ticket('A-1B', 'paid'));
  const around = await findNearby('r', { typed: 'A-1B', number: 'A-1B' });
  expect(around).toEqual({ ticket: ticket('A-1B', 'paid'), similar: [] });
  expect(byNumber.mock.calls[0]?.[1]).toEqual(['A-1B']);
  expect(draw).not.toHaveBeenCalled();
});

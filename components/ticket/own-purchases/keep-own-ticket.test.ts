/** @jest-environment jsdom */
import { keepTicket } from '@/lib/offline/kept-tickets';
import { hasWorker } from '@/lib/offline/stores';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { readJson } from '@/lib/storefront-api/read-json';
import { keepNewTicket, keepOwnTicket } from './keep-own-ticket';
import { purchasesKey } from './stored-purchases';

jest.mock('@/lib/offline/kept-tickets');
jest.mock('@/lib/offline/stores');
jest.mock('@/lib/storefront-api/read-json');

const path = '/boleto/token';
const ticketOf = (change: Partial<DigitalTicket> = {}) =>
  ({ raffle: { id: 'moto' }, isCurrent: true, ...change }) as DigitalTicket;
const kept = () => jest.mocked(keepTicket).mock.calls.map(([address]) => address);

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  const own = [{ numbers: ['003'], trace: 'first', ticketPath: path, boughtAt: 0 }];
  localStorage.setItem(purchasesKey('moto'), JSON.stringify(own));
  jest.mocked(hasWorker).mockResolvedValue(true);
  jest.mocked(readJson).mockResolvedValue({ ticket: ticketOf() });
});

test.each<[string, string, Partial<DigitalTicket>, string[]]>([
  ['this phone bought', path, {}, [path]],
  ['somebody sent', '/boleto/other', {}, []],
  ['is of another raffle', path, { raffle: { id: 'carro' } as DigitalTicket['raffle'] }, []],
  ['has no raffle any more', path, { raffle: null }, []],
  ['is not as it is now', path, { isCurrent: false }, []],
])('a ticket that %s is stored or not', async (_what, address, change, paths) => {
  await keepOwnTicket(address, ticketOf(change));
  expect(kept()).toEqual(paths);
});

test('a new ticket is read by its token and stored before it was ever opened', async () => {
  await keepNewTicket(path);
  expect(jest.mocked(readJson).mock.calls).toEqual([['/api/boletos/token']]);
  expect(kept()).toEqual([path]);
});

test('a ticket is not even read without a worker to show it later', async () => {
  jest.mocked(hasWorker).mockResolvedValue(false);
  await keepNewTicket(path);
  expect(readJson).not.toHaveBeenCalled();
});

test('a ticket that cannot be read is no error', async () => {
  jest.mocked(readJson).mockRejectedValue(new Error('no line'));
  await keepNewTicket(path);
  expect(kept()).toEqual([]);
});

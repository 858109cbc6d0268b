/** @jest-environment jsdom */
import { storeTicketPage } from '@/lib/offline/stores';
import type { DigitalTicket } from '@/lib/raffle/digital-ticket';
import { keepOwnTicket } from './own-purchases';
import { purchasesKey } from './stored-purchases';

jest.mock('@/lib/offline/stores');

const path = '/boleto/token';
const ticketOf = (change: Partial<DigitalTicket> = {}) =>
  ({ raffle: { id: 'moto' }, isCurrent: true, ...change }) as DigitalTicket;

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  const own = [{ numbers: ['003'], trace: 'first', ticketPath: path, boughtAt: 0 }];
  localStorage.setItem(purchasesKey('moto'), JSON.stringify(own));
});

test.each<[string, string, Partial<DigitalTicket>, string[]]>([
  ['this phone bought', path, {}, [path]],
  ['somebody sent', '/boleto/other', {}, []],
  ['is of another raffle', path, { raffle: { id: 'carro' } as DigitalTicket['raffle'] }, []],
  ['has no raffle any more', path, { raffle: null }, []],
  ['is not as it is now', path, { isCurrent: false }, []],
])('a ticket that %s is stored or not', async (_what, address, change, paths) => {
  await keepOwnTicket(address, ticketOf(change));
  expect(jest.mocked(storeTicketPage).mock.calls.flat()).toEqual(paths);
});

/** @jest-environment jsdom */
import { forgetTicketPages, storeTicketPage } from '@/lib/offline/stores';
import { endAllNotices, forgetNotices } from '../push/phone-notices';
import {
  endNotices,
  forgetOldPurchases,
  forgetPurchases,
  readOwnPurchases,
  rememberPurchase,
} from './own-purchases';
import { storedPurchases } from './stored-purchases';

jest.mock('@/lib/offline/stores');
jest.mock('../push/phone-notices');

const DAY_MS = 86_400_000;
const RAFFLE = 'moto';
const at = (day: number) => jest.setSystemTime(Date.parse('2031-03-05T12:00:00Z') + day * DAY_MS);
const known = (raffle = RAFFLE) => readOwnPurchases(storedPurchases(raffle));
const tracesOf = (raffle = RAFFLE) => known(raffle).map(({ trace }) => trace);
const buy = (trace: string, ticketPath: string | null = `/boleto/${trace}`, raffle = RAFFLE) =>
  rememberPurchase(raffle, { numbers: ['003'], trace, ticketPath });
const lastGone = () => jest.mocked(forgetTicketPages).mock.lastCall?.[0];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  localStorage.clear();
  at(0);
});

test('the second purchase of a raffle is listed before the first, each with its time', () => {
  buy('first');
  at(1);
  buy('second');
  expect(known()).toEqual([
    { numbers: ['003'], trace: 'second', ticketPath: '/boleto/second', boughtAt: Date.now() },
    {
      numbers: ['003'],
      trace: 'first',
      ticketPath: '/boleto/first',
      boughtAt: Date.now() - DAY_MS,
    },
  ]);
  expect(lastGone()).toEqual([]);
});

test('a purchase reported twice is stored once, as last reported', () => {
  buy('first', '/boleto/old');
  rememberPurchase(RAFFLE, { numbers: ['003', '007'], trace: 'first', ticketPath: '/boleto/new' });
  expect(known()).toMatchObject([{ numbers: ['003', '007'], ticketPath: '/boleto/new' }]);
  expect(lastGone()).toEqual(['/boleto/old']);
});

test('a purchase’s digital ticket, if any, is stored for when there is no connection', () => {
  buy('first');
  buy('second', null);
  expect(jest.mocked(storeTicketPage).mock.calls).toEqual([['/boleto/first']]);
});

test('purchases removed from this phone go with their tickets, and of this raffle alone', () => {
  buy('first');
  buy('second');
  buy('without', null);
  buy('other', '/boleto/other', 'carro');
  forgetPurchases(RAFFLE);
  expect(storedPurchases(RAFFLE)).toBeNull();
  expect(tracesOf('carro')).toEqual(['other']);
  expect(lastGone()).toEqual(['/boleto/second', '/boleto/first']);
});

test.each<[string, number, string | null, string[]]>([
  ['180 days', 180, null, ['young', 'old']],
  ['181 days', 181, null, ['young']],
  ['30 days after the draw', 130, '2031-06-13T12:00:00Z', ['young', 'old']],
  ['31 days after the draw', 131, '2031-06-13T12:00:00Z', ['young']],
])('a purchase is remembered or forgotten by its age: %s', (_when, day, drawDate, traces) => {
  buy('old');
  at(day - 1);
  buy('young');
  at(day);
  forgetOldPurchases(RAFFLE, drawDate);
  expect(tracesOf()).toEqual(traces);
  expect(lastGone()).toEqual(traces.length === 1 ? ['/boleto/old'] : []);
});

test('a full storage only loses the new purchase: nothing is thrown, no ticket is removed', () => {
  buy('first');
  jest.mocked(forgetTicketPages).mockClear();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  buy('second');
  full.mockRestore();
  expect(tracesOf()).toEqual(['first']);
  expect(forgetTicketPages).not.toHaveBeenCalled();
});

test('a phone that forgets purchases is no longer told about them', () => {
  buy('first');
  buy('second');
  expect(forgetNotices).not.toHaveBeenCalled();
  forgetPurchases(RAFFLE);
  expect(jest.mocked(forgetNotices).mock.calls).toEqual([[['/boleto/second', '/boleto/first']]]);
});

test('a buyer who wants nothing left is told about no purchase, of at most twenty the shop hears', async () => {
  const raffle = (place: number) => String(place).padStart(24, '0');
  for (let place = 0; place < 25; place += 1) buy(`t${place}`, `/boleto/t${place}`, raffle(place));
  await endNotices();
  expect(jest.mocked(forgetNotices).mock.lastCall?.[0]).toHaveLength(20);
  expect(endAllNotices).toHaveBeenCalledTimes(1);
});

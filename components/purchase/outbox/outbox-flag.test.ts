/** @jest-environment jsdom */
import { expiredDrafts, onDraftFlag, setDraftFlag } from '../draft/draft-flag';
import {
  clearOutbox,
  isInOutbox,
  isOutboxFlag,
  markWaiting,
  outboxRaffles,
  readOutbox,
  tellOutbox,
  type OutboxNews,
} from './outbox-flag';

const RAFFLE = 'moto';
const KEY = `payment-draft:outbox:${RAFFLE}`;
const news: OutboxNews = { state: 'registered', numbers: ['003'], ticketPath: '/boleto/x' };
const both = () => [sessionStorage.getItem(KEY), localStorage.getItem(KEY)];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('another tab’s news takes precedence over this tab’s "waiting"', () => {
  markWaiting(RAFFLE, true);
  localStorage.setItem(KEY, JSON.stringify(news));
  expect(readOutbox(RAFFLE)).toEqual(news);
  expect(isInOutbox(RAFFLE)).toBe(false);
});

test.each([() => sessionStorage, () => localStorage])(
  'a waiting purchase is known from either storage alone',
  (other) => {
    markWaiting(RAFFLE, true);
    other().clear();
    expect([isInOutbox(RAFFLE), outboxRaffles()]).toEqual([true, [RAFFLE]]);
  },
);

test.each([
  '{"state":"wai',
  '',
  'null',
  '5',
  '[]',
  '{}',
  '{"state":"registered"}',
  '{"state":"x","numbers":[]}',
  '{"state":"taken","numbers":[1]}',
])('the unreadable flag %j counts as waiting, and is removed when nothing waits', (text) => {
  markWaiting(RAFFLE, true);
  localStorage.setItem(KEY, text);
  expect(readOutbox(RAFFLE)).toEqual({ state: 'waiting' });
  sessionStorage.setItem(KEY, text);
  expect(readOutbox(RAFFLE)).toEqual({ state: 'waiting' });
  sessionStorage.setItem(KEY, JSON.stringify(news));
  expect(readOutbox(RAFFLE)).toEqual(news);
  sessionStorage.setItem(KEY, text);
  markWaiting(RAFFLE, false);
  expect(both()).toEqual([null, null]);
});

test('unread news stays when a draft that does not wait is stored, and goes when it is read', () => {
  tellOutbox(RAFFLE, news);
  markWaiting(RAFFLE, false);
  expect(readOutbox(RAFFLE)).toEqual(news);
  clearOutbox(RAFFLE);
  expect([readOutbox(RAFFLE), outboxRaffles(), ...both()]).toEqual([null, [], null, null]);
});

test('another tab’s news stays when this one no longer waits', () => {
  markWaiting(RAFFLE, true);
  localStorage.setItem(KEY, JSON.stringify(news));
  markWaiting(RAFFLE, false);
  expect(readOutbox(RAFFLE)).toEqual(news);
});

test('a waiting purchase that is taken back is in no outbox', () => {
  markWaiting(RAFFLE, true);
  markWaiting(RAFFLE, false);
  expect(both()).toEqual([null, null]);
});

test('a second payment of the raffle replaces the first one’s news, and ends with its own', () => {
  tellOutbox(RAFFLE, news);
  markWaiting(RAFFLE, true);
  expect(isInOutbox(RAFFLE)).toBe(true);
  tellOutbox(RAFFLE, { state: 'taken', numbers: ['004'] });
  expect(readOutbox(RAFFLE)).toEqual({ state: 'taken', numbers: ['004'] });
});

test('raffles are kept apart from each other and from drafts, and each is listed once', () => {
  markWaiting(RAFFLE, true);
  tellOutbox('carro', news);
  setDraftFlag('bici', 1);
  expect(outboxRaffles().sort()).toEqual(['carro', RAFFLE]);
  expect(expiredDrafts(Date.now()).filter((id) => !isOutboxFlag(id))).toEqual(['bici']);
  clearOutbox('carro');
  expect(outboxRaffles()).toEqual([RAFFLE]);
});

test('a listener of the outbox is called for each change', () => {
  const heard = jest.fn();
  const stop = onDraftFlag(heard);
  markWaiting(RAFFLE, true);
  tellOutbox(RAFFLE, news);
  clearOutbox(RAFFLE);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

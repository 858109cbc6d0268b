import { answerNavigation } from './answer-navigation';
import { answerTap, showMessage } from './notices';
import { sendOutbox } from './send-outbox';

jest.mock('./scope', () => ({ scope: mockScope, listen: mockScope.addEventListener }));
jest.mock('./answer-navigation', () => ({
  answerNavigation: jest.fn(async () => 'page'),
  keepOfflinePage: jest.fn(async () => undefined),
}));
jest.mock('./notices', () => ({ answerTap: jest.fn(), showMessage: jest.fn() }));
jest.mock('./send-outbox', () => ({ sendOutbox: jest.fn(async () => undefined) }));

type Heard = (event: object) => void;

const listeners = new Map<string, Heard>();
const mockScope = {
  addEventListener: (name: string, heard: Heard) => void listeners.set(name, heard),
  skipWaiting: jest.fn(),
  registration: { navigationPreload: { enable: jest.fn() } },
};
const waits: Promise<unknown>[] = [];

beforeAll(() => import('./main'));
beforeEach(() => jest.clearAllMocks());

async function tell(name: string, event: object = {}) {
  const waitUntil = (wait: Promise<unknown>) => waits.push(wait);
  listeners.get(name)?.({ waitUntil, ...event });
  await Promise.all(waits.splice(0));
}

test.each([
  ['navigate', 'GET', true],
  ['navigate', 'POST', false],
  ['cors', 'GET', false],
  ['no-cors', 'GET', false],
])('a request (%s, %s) is answered here only for a page: %s', async (mode, method, isAnswered) => {
  const respondWith = jest.fn();
  await tell('fetch', { request: { mode, method }, respondWith });
  expect(respondWith).toHaveBeenCalledTimes(Number(isAnswered));
  expect(answerNavigation).toHaveBeenCalledTimes(Number(isAnswered));
});

test('a new worker takes its place at once', async () => {
  await tell('install');
  expect(mockScope.skipWaiting).toHaveBeenCalledTimes(1);
});

test.each([
  ['outbox', 1],
  ['other', 0],
])('a worker woken for %s sends waiting purchases this often: %d', async (tag, times) => {
  await tell('sync', { tag });
  expect(sendOutbox).toHaveBeenCalledTimes(times);
});

test('a message is shown, and a tap on it is answered', async () => {
  await tell('push', { data: 'message' });
  expect(showMessage).toHaveBeenCalledWith('message');
  await tell('notificationclick', { action: '' });
  expect(answerTap).toHaveBeenCalledWith(expect.objectContaining({ action: '' }));
});

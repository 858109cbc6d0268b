/** @jest-environment jsdom */
import type { FinalAnswer } from '@/lib/raffle/answer';
import { mayAskToNotify, notify } from './notification';

const RAFFLE = 'a'.repeat(24);
const ended: FinalAnswer = {
  kind: 'outcome',
  outcome: { state: 'registered', numbers: ['003'], ticketPath: '/boleto/x', trace: 'K7PQ2M' },
};
const byPage = jest.fn();
const byWorker = jest.fn(async () => undefined);
const page = window as { Notification?: unknown };

function phone(permission: string | null, hasWorker = false) {
  if (permission === null) delete page.Notification;
  else page.Notification = Object.assign(byPage, { permission });
  const registration = hasWorker ? { showNotification: byWorker } : undefined;
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } });
}

async function shownAs() {
  notify(RAFFLE, ended);
  await Promise.resolve();
  await Promise.resolve();
  return { page: byPage.mock.calls, worker: byWorker.mock.calls };
}

beforeEach(() => {
  byPage.mockReset();
  byWorker.mockClear();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});

const notice = [
  'Tu pago quedó registrado',
  {
    body: 'Tus números: 003',
    data: '/boleto/x',
    lang: 'es-VE',
    tag: `payment:${RAFFLE}`,
  },
];

test('a visitor who looks elsewhere is notified by the worker, whose notice has a link', async () => {
  phone('granted', true);
  expect(await shownAs()).toEqual({ page: [], worker: [notice] });
});

test('the page notifies when there is no worker', async () => {
  phone('granted');
  expect(await shownAs()).toEqual({ page: [notice], worker: [] });
});

test.each([
  ['a visible page', 'granted', 'visible'],
  ['a visitor never asked', 'default', 'hidden'],
  ['a visitor who refused', 'denied', 'hidden'],
  ['a browser without notices', null, 'hidden'],
] as const)('%s gets no notice', async (_case, permission, state) => {
  phone(permission, true);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  expect(await shownAs()).toEqual({ page: [], worker: [] });
});

test.each([
  ['default', true],
  ['granted', false],
  ['denied', false],
  [null, false],
])('the page may ask to notify with permission "%s": %s', (permission, mayAsk) => {
  phone(permission);
  expect(mayAskToNotify()).toBe(mayAsk);
});

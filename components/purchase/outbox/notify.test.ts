/** @jest-environment jsdom */
import type { Ended } from '@/lib/storefront-api/try-sending';
import { mayAskToNotify, notify } from './notify';

const RAFFLE = 'a'.repeat(24);
const ended: Ended = {
  kind: 'outcome',
  outcome: { state: 'registered', numbers: ['003'], ticketPath: '/boleto/x', trace: 'K7PQ2M' },
};
const visibility = jest.spyOn(document, 'visibilityState', 'get');
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
  visibility.mockReturnValue('hidden');
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

test('who looks at something else is told by the worker, whose notice leads somewhere', async () => {
  phone('granted', true);
  expect(await shownAs()).toEqual({ page: [], worker: [notice] });
});

test('without a worker the page tells it', async () => {
  phone('granted');
  expect(await shownAs()).toEqual({ page: [notice], worker: [] });
});

test.each([
  ['who looks at the page', 'granted', 'visible'],
  ['who allowed nothing', 'default', 'hidden'],
  ['who refused', 'denied', 'hidden'],
  ['a browser without notices', null, 'hidden'],
] as const)('%s gets no notice', async (_who, permission, state) => {
  phone(permission, true);
  visibility.mockReturnValue(state);
  expect(await shownAs()).toEqual({ page: [], worker: [] });
});

test.each([
  ['default', true],
  ['granted', false],
  ['denied', false],
  [null, false],
])('with permission "%s" it may be asked for: %s', (permission, mayAsk) => {
  phone(permission);
  expect(mayAskToNotify()).toBe(mayAsk);
});

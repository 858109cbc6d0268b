import { keptRaffles, readWaiting } from '@/lib/offline/outbox/kept-purchase';
import { readAttemptRecord } from '@/lib/offline/outbox/attempt-record';
import { tryKept } from '@/lib/offline/outbox/try-kept';
import type { Ended } from '@/lib/storefront-api/try-sending';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { sendOutbox } from './send-outbox';

jest.mock('@/lib/offline/outbox/kept-purchase');
jest.mock('@/lib/offline/outbox/attempt-record');
jest.mock('@/lib/offline/outbox/try-kept');
jest.mock('./scope', () => ({
  scope: {
    clients: { matchAll: async () => mockPages },
    registration: { showNotification: (...shown: unknown[]) => void mockShown.push(shown) },
  },
}));

let mockPages: { visibilityState: string; postMessage: jest.Mock }[] = [];
const mockShown: unknown[][] = [];
const RAFFLE = 'a'.repeat(24);
const purchase = {
  raffleId: RAFFLE,
  key: 'key',
  request: examplePurchase(),
  receipt: new Blob(),
  waiting: { until: Infinity, hasLeft: false },
};
const trace = 'K7PQ2M';
const registered: Ended = {
  kind: 'outcome',
  outcome: { state: 'registered', numbers: ['001', '002'], ticketPath: '/boleto/x', trace },
};

beforeEach(() => {
  jest.resetAllMocks();
  mockPages = [];
  mockShown.length = 0;
  setPermission('granted');
  jest.mocked(keptRaffles).mockResolvedValue([RAFFLE]);
  jest.mocked(readWaiting).mockResolvedValue(purchase);
});

function setPermission(permission: NotificationPermission) {
  Object.assign(globalThis, { Notification: { permission } });
}

function ends(end: Ended) {
  jest.mocked(readAttemptRecord).mockResolvedValueOnce(null);
  jest.mocked(readAttemptRecord).mockResolvedValueOnce({ key: 'key', until: Infinity, end });
  jest.mocked(tryKept).mockResolvedValue(end);
}

const page = (visibilityState: string) => ({ visibilityState, postMessage: jest.fn() });

test('the browser is asked to come again while a purchase waits', async () => {
  jest.mocked(readAttemptRecord).mockResolvedValue(null);
  jest.mocked(tryKept).mockResolvedValue({ kind: 'wait' });
  await expect(sendOutbox()).rejects.toThrow('still waits');
  expect(mockShown).toEqual([]);
});

test('a registered purchase is announced once, and leads to the ticket', async () => {
  ends(registered);
  await sendOutbox();
  expect(mockShown).toEqual([
    [
      'Tu pago quedó registrado',
      expect.objectContaining({ body: 'Tus números: 001, 002', data: '/boleto/x' }),
    ],
  ]);
  jest
    .mocked(readAttemptRecord)
    .mockResolvedValue({ key: 'key', until: Infinity, end: registered });
  await sendOutbox();
  expect(tryKept).toHaveBeenCalledTimes(1);
  expect(mockShown).toHaveLength(1);
});

test.each<[string, Ended]>([
  ['is given up', { kind: 'given-up' }],
  ['is turned away', { kind: 'api-error', reason: 'not-an-image', msg: '', fields: {} }],
  [
    'found a number taken',
    { kind: 'outcome', outcome: { state: 'not-registered', taken: ['001'], trace } },
  ],
])('a purchase that %s says not to pay again, and leads to the raffle', async (_what, end) => {
  ends(end);
  await sendOutbox();
  expect(mockShown).toEqual([
    [
      expect.any(String),
      expect.objectContaining({
        body: expect.stringContaining('No vuelvas a pagar'),
        data: `/rifa/${RAFFLE}`,
      }),
    ],
  ]);
});

test('pages are asked to look, and a visible one means no notification', async () => {
  mockPages = [page('hidden'), page('visible')];
  ends(registered);
  await sendOutbox();
  for (const { postMessage } of mockPages) expect(postMessage).toHaveBeenCalledTimes(1);
  expect(mockShown).toEqual([]);
});

test('nothing is shown without permission', async () => {
  setPermission('default');
  ends(registered);
  await sendOutbox();
  expect(mockShown).toEqual([]);
});

test('a purchase that a page has finished meanwhile is not announced again', async () => {
  jest.mocked(readAttemptRecord).mockResolvedValue(null);
  jest.mocked(tryKept).mockResolvedValue(registered);
  await sendOutbox();
  expect(mockShown).toEqual([]);
});

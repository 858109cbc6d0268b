import { storedRaffles, readPurchase } from '@/lib/offline/outbox/purchase-record';
import { sendInTurn } from '@/lib/offline/outbox/send-once';
import type { Answer, FinalAnswer } from '@/lib/raffle/answer';
import type { Purchase } from '@/lib/raffle/purchase-state';
import { examplePurchase } from '@/lib/testing/example-purchase';
import { sendOutbox } from './send-outbox';

jest.mock('@/lib/offline/outbox/purchase-record');
jest.mock('@/lib/offline/outbox/send-once');
jest.mock('./scope', () => ({
  openPages: async () => mockPages,
  scope: {
    registration: { showNotification: (...shown: unknown[]) => void mockShown.push(shown) },
  },
}));

let mockPages: { visibilityState: string; postMessage: jest.Mock }[] = [];
const mockShown: unknown[][] = [];
const RAFFLE = 'a'.repeat(24);
const request = examplePurchase();
const form = {
  key: 'key',
  tickets: [],
  values: {},
  isPastPaying: true,
  savedAt: 1,
  boundTo: request,
  sent: request,
};
const waiting = { until: 9, tappedAt: 5, hasLeft: false };
const trace = 'K7PQ2M';
const registered: FinalAnswer = {
  kind: 'outcome',
  outcome: { state: 'registered', numbers: ['001', '002'], ticketPath: '/boleto/x', trace },
};

beforeEach(() => {
  jest.resetAllMocks();
  mockPages = [];
  mockShown.length = 0;
  setPermission('granted');
  jest.mocked(storedRaffles).mockResolvedValue([RAFFLE]);
  stores({ ...form, stage: 'queued', waiting });
});

function setPermission(permission: NotificationPermission) {
  Object.assign(globalThis, { Notification: { permission } });
}

function stores(purchase: Purchase | null) {
  const kept = purchase && { purchase, receipt: new Blob() };
  jest.mocked(readPurchase).mockResolvedValue(kept);
}

/** The attempt ends so, and the end is stored. */
function ends(answer: FinalAnswer) {
  jest.mocked(sendInTurn).mockImplementation(async (): Promise<Answer> => {
    stores({ ...form, stage: 'answered', answer });
    return answer;
  });
}

const page = (visibilityState: string) => ({ visibilityState, postMessage: jest.fn() });

test('the browser is asked to come again while a purchase waits', async () => {
  jest.mocked(sendInTurn).mockResolvedValue({ kind: 'no-answer' });
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
  jest.mocked(sendInTurn).mockResolvedValue(null);
  await sendOutbox();
  expect(mockShown).toHaveLength(1);
});

test.each<[string, FinalAnswer]>([
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
  jest.mocked(sendInTurn).mockImplementation(async () => {
    stores(null);
    return registered;
  });
  await sendOutbox();
  expect(mockShown).toEqual([]);
});

import { findHolding, searchPurchase } from '@/lib/admin-api/buyer-tickets';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/sales-routes';
import { getTicketsByNumber, getWinner } from '@/lib/admin-api/tickets';
import { notifyBuyer, notifySeller } from '@/lib/admin-api/whatsapp';
import { environment } from '@/lib/platform/env';
import { sharedRedis } from '@/lib/platform/redis/shared-redis';
import { keptAttempt } from './kept-attempt.test-kit';
import { purchaseService } from './purchase-service';
import { createAttemptRunner } from './run-attempt';

jest.mock('@/lib/platform/env');
jest.mock('@/lib/platform/redis/shared-redis');
jest.mock('./run-attempt');

const SERVICE = Symbol.for('storefront.payment-service');

afterEach(() => {
  delete (globalThis as { [SERVICE]?: unknown })[SERVICE];
  jest.clearAllMocks();
});

/** The parts of the shop's own service. */
function openParts({ settleMs = 20_000, redis = null as object | null } = {}) {
  const payment = { answerMs: 30_000, settleMs };
  jest.mocked(environment).mockReturnValue({ payment } as ReturnType<typeof environment>);
  jest.mocked(sharedRedis).mockReturnValue(redis as ReturnType<typeof sharedRedis>);
  purchaseService();
  return jest.mocked(createAttemptRunner).mock.calls[0]![0];
}

test('a process has one service', () => {
  openParts();
  expect(purchaseService()).toBe(purchaseService());
  expect(createAttemptRunner).toHaveBeenCalledTimes(1);
});

test('the service uses the admin API', () => {
  const { admin } = openParts();
  expect(admin).toEqual({
    raffleForSale: getRaffleForSale,
    ticketsByNumber: getTicketsByNumber,
    winner: getWinner,
    webRouteId: getWebRouteId,
    register: registerPayment,
    holding: findHolding,
    purchasedTickets: searchPurchase,
    notifySeller,
    notifyBuyer,
  });
});

test.each([
  [20_000, 1500],
  [6000, 1500],
  [2000, 500],
])('a settle time of %d ms means a second look after %d', (settleMs, recheckMs) => {
  expect(openParts({ settleMs }).timings).toEqual({ answerMs: 30_000, settleMs, recheckMs });
});

test('the service keeps all in memory without Redis', async () => {
  const { store, lock, told } = openParts();
  const attempt = keptAttempt();
  expect(await store.open(attempt)).toEqual({ opened: true });
  expect(await store.find(attempt.key)).toBe(attempt);
  const turn = await lock('ana', 1000);
  expect(turn.isAfterAnother).toBe(false);
  await turn.giveBack();
  expect(await told.claim('ana', ['1'], 'claimant')).toEqual(['1']);
  expect(await told.claim('ana', ['1'], 'claimant')).toEqual([]);
});

test('attempts, locks and notified numbers are shared with Redis', async () => {
  const attempt = keptAttempt();
  const redis = { get: jest.fn(async () => JSON.stringify(attempt)), eval: jest.fn() };
  const { store, lock, told } = openParts({ redis });
  expect(await store.find(attempt.key)).toEqual(attempt);
  redis.eval.mockResolvedValueOnce('after-another').mockResolvedValueOnce(1);
  const turn = await lock('ana', 1000);
  expect(turn.isAfterAnother).toBe(true);
  await turn.giveBack();
  redis.eval.mockResolvedValueOnce([2]);
  expect(await told.claim('ana', ['1', '2'], 'claimant')).toEqual(['2']);
});

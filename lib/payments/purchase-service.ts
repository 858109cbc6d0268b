import 'server-only';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/routes';
import { findHolding, searchPurchase } from '@/lib/admin-api/owned-tickets';
import { getTicketsByNumber } from '@/lib/admin-api/tickets';
import { tellSeller } from '@/lib/admin-api/whatsapp';
import { environment } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { sharedRedis } from '@/lib/redis/shared-redis';
import {
  createBuyerLock,
  createMemoryLockStore,
  createRedisLockStore,
  type LockStore,
} from './buyer-lock';
import { createPurchaseService, type PurchaseService } from './create-purchase-service';
import { createMemoryStore, type AttemptStore } from './store/attempt-store';
import { createRedisStore } from './store/redis-store';
import { createSharedStore } from './store/shared-store';
import {
  createMemoryToldNumbers,
  createRedisToldNumbers,
  type ToldNumbers,
} from './tell-seller-once';

const RECHECK_MS = 1500;

export function purchaseService(): PurchaseService {
  return processWide('payment-service', openService);
}

function openService(): PurchaseService {
  const { answerMs, settleMs } = environment().payment;
  return createPurchaseService({
    store: openStore(),
    lock: createBuyerLock(openLockStore()),
    told: openToldNumbers(),
    timings: { answerMs, settleMs, recheckMs: Math.min(RECHECK_MS, settleMs / 4) },
    admin: {
      raffleForSale: getRaffleForSale,
      ticketsByNumber: getTicketsByNumber,
      webRouteId: getWebRouteId,
      register: registerPayment,
      holding: findHolding,
      purchasedTickets: searchPurchase,
      tellSeller,
    },
  });
}

function openStore(): AttemptStore {
  const redis = sharedRedis();
  return redis
    ? createSharedStore(createRedisStore(redis), createMemoryStore())
    : createMemoryStore();
}

function openLockStore(): LockStore {
  const redis = sharedRedis();
  return redis ? createRedisLockStore(redis) : createMemoryLockStore();
}

function openToldNumbers(): ToldNumbers {
  const redis = sharedRedis();
  return redis ? createRedisToldNumbers(redis) : createMemoryToldNumbers();
}

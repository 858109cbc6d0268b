import 'server-only';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/routes';
import { findPurchasedTickets } from '@/lib/admin-api/ticket-search';
import { getTicketsByNumber } from '@/lib/admin-api/tickets';
import { tellSeller } from '@/lib/admin-api/whatsapp';
import { environment } from '@/lib/env';
import { processWide } from '@/lib/process-wide';
import { sharedRedis } from '@/lib/redis/shared-redis';
import { createPaymentDesk, type PaymentDesk } from './payment-desk';
import type { AttemptStore } from './store/attempt-store';
import { createMemoryStore } from './store/memory-store';
import { createRedisStore } from './store/redis-store';
import { createSharedStore } from './store/shared-store';

const RECHECK_MS = 1500;

export function paymentDesk(): PaymentDesk {
  return processWide('payment-desk', openDesk);
}

function openDesk(): PaymentDesk {
  const { answerMs, settleMs } = environment().payment;
  return createPaymentDesk({
    store: openStore(),
    timings: { answerMs, settleMs, recheckMs: Math.min(RECHECK_MS, settleMs / 4) },
    admin: {
      raffleForSale: getRaffleForSale,
      ticketsByNumber: getTicketsByNumber,
      webRouteId: getWebRouteId,
      register: registerPayment,
      purchasedTickets: findPurchasedTickets,
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

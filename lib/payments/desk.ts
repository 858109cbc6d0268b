import 'server-only';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { getWebRouteId } from '@/lib/admin-api/routes';
import { findPurchasedTickets } from '@/lib/admin-api/ticket-search';
import { getTicketsByNumber } from '@/lib/admin-api/tickets';
import { tellSeller } from '@/lib/admin-api/whatsapp';
import { environment } from '@/lib/env';
import { createPaymentDesk, type PaymentDesk } from './payment-desk';
import { createMemoryStore } from './store/memory-store';

const RECHECK_MS = 1500;

/** Next may load this module once per route; the attempts are of the process. */
const shared = globalThis as typeof globalThis & { paymentDesk?: PaymentDesk };

export function paymentDesk(): PaymentDesk {
  shared.paymentDesk ??= openDesk();
  return shared.paymentDesk;
}

function openDesk(): PaymentDesk {
  const { answerMs, settleMs } = environment().payment;
  return createPaymentDesk({
    store: createMemoryStore(),
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

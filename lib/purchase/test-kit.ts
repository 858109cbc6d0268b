import { randomUUID } from 'node:crypto';
import { registerPayment } from '@/lib/admin-api/payments';
import { getRaffleForSale } from '@/lib/admin-api/raffles';
import { findHolding, searchPurchase } from '@/lib/admin-api/buyer-tickets';
import { getTicketsByNumber, getWinner } from '@/lib/admin-api/tickets';
import type { ReceiptResult } from '@/lib/images/receipt';
import type { PurchaseRequest } from '@/lib/raffle/purchase';
import type { DemoApi } from '@/lib/testing/demo-api';
import type { DemoRaffleShape } from '@/lib/testing/demo-control';
import { examplePurchase } from '@/lib/testing/example-purchase';
import type { PaymentAdmin } from './admin-calls';
import { createPurchaseService } from './purchase-service';
import { createMemoryStore, type PurchaseStore } from './store';

/** Milliseconds. */
export const timings = { answerMs: 600, settleMs: 1500, recheckMs: 50 };

/** A store allocates room for all it may hold, which at full size costs each test service 23 ms of processor time. */
export const FEW = 100;

export const PAYMENTS = '/api/tickets/payments/online';

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
export const receipt = async (): Promise<ReceiptResult> => ({
  ok: true,
  jpeg: new Uint8Array(JPEG),
});

export function openTestService({
  store = createMemoryStore(FEW),
  answerMs = timings.answerMs,
  admin = {},
}: {
  store?: PurchaseStore;
  answerMs?: number;
  admin?: Partial<PaymentAdmin>;
} = {}) {
  const messages: string[] = [];
  const service = createPurchaseService({
    store,
    timings: { ...timings, answerMs },
    admin: {
      raffleForSale: getRaffleForSale,
      ticketsByNumber: getTicketsByNumber,
      winner: getWinner,
      webRouteId: async () => null,
      register: registerPayment,
      holding: findHolding,
      purchasedTickets: searchPurchase,
      notifySeller: async (message) => void messages.push(message),
      notifyBuyer: async (phone, message) => void messages.push(`${phone}: ${message}`),
      ...admin,
    },
  });
  return { ...service, messages };
}

export async function openRaffle({ control }: DemoApi, shape: DemoRaffleShape = {}) {
  const { rifid } = await control.createRaffle({ monto: 5, ...shape });
  const page = await getTicketsByNumber(
    rifid,
    Array.from({ length: 50 }, (_, index) => String(index).padStart(2, '0')),
  );
  const known = page.ok ? page.value.tickets : [];
  const sale = await getRaffleForSale(rifid);
  const method = sale.ok ? sale.value.methods[0]?.method.id : undefined;

  function purchase(numbers: string[], changes: Partial<PurchaseRequest> = {}) {
    const tickets = known
      .filter(({ number }) => numbers.includes(number))
      .map(({ id, number }) => ({ id, number }));
    return {
      key: randomUUID(),
      raffleId: rifid,
      request: examplePurchase({
        ...buyer(),
        ...(method && { method }),
        tickets,
        amount: 5 * numbers.length,
        ...changes,
      }),
    };
  }

  async function sold() {
    const now = await getTicketsByNumber(
      rifid,
      known.map(({ number }) => number),
    );
    const taken = now.ok ? now.value.tickets.filter(({ status }) => status !== 'available') : [];
    return taken.map(({ number }) => number).sort();
  }

  const sendings = async () =>
    (await control.requests(rifid)).filter(({ path }) => path === PAYMENTS).length;

  return { rifid, purchase, sold, sendings };
}

function buyer(): Partial<PurchaseRequest> {
  return {
    reference: randomUUID().slice(0, 8),
    nationalId: `V${10_000_000 + Math.floor(Math.random() * 80_000_000)}`,
  };
}

import type { Registration } from '@/lib/admin-api/payments';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import type { ReceiptResult } from '@/lib/images/receipt';
import type { DoorReason, PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import type { Ticket } from '@/lib/raffle/types';
import type { PaymentAdmin } from './admin';
import type { Attempt, DoorRefusal } from './attempt';
import { refused, registered } from './judge';
import { lookUp } from './look-up';

export type Prepared =
  | DoorRefusal
  /** Decided without sending anything. */
  | { ok: true; outcome: PurchaseOutcome }
  | { ok: true; outcome: null; registration: Registration };

const OTHER_RAFFLE = 'Alguno de los tickets no es de esta rifa. Elige tus números otra vez.';

/** Looks up everything the browser is not believed about, and whether the purchase is there already. */
export async function prepare(
  admin: PaymentAdmin,
  attempt: Attempt,
  request: PurchaseRequest,
  encode: () => Promise<ReceiptResult>,
): Promise<Prepared> {
  const [receipt, raffle, page, routeId] = await Promise.all([
    encode(),
    admin.raffleForSale(attempt.raffleId),
    admin.ticketsByNumber(
      attempt.raffleId,
      request.tickets.map(({ number }) => number),
    ),
    admin.webRouteId(),
  ]);
  if (!receipt.ok) return receipt;
  if (!raffle.ok) {
    if (raffle.reason === 'no-such-raffle') return atDoor('not-found', 'Esta rifa no existe.');
    return atDoor('unavailable', raffle.msg);
  }
  if (!page.ok) return atDoor('unavailable', page.msg);
  if (!areAllThere(request, page.value.tickets)) {
    return { ...atDoor('invalid-form', OTHER_RAFFLE), fields: { tickets: OTHER_RAFFLE } };
  }

  const lost = unavailable(request, page.value.tickets);
  if (lost.length > 0) {
    // They may be this buyer's own, of an attempt whose answer nobody heard.
    const finding = await lookUp(admin, attempt);
    if (!finding) return atDoor('unavailable');
    if (finding.own.length > 0) return { ok: true, outcome: registered(attempt, finding.own) };
  }
  const refusal =
    refuseSale(attempt, request, raffle.value) ??
    (lost.length > 0 ? refused(attempt, 'tickets-taken', { taken: lost }) : null);
  const method = methodOf(request, raffle.value);
  if (refusal || !method) {
    return { ok: true, outcome: refusal ?? refused(attempt, 'method-gone') };
  }
  const { sellerId } = raffle.value;
  return {
    ok: true,
    outcome: null,
    registration: {
      raffleId: attempt.raffleId,
      request,
      method,
      sellerId,
      routeId,
      receipt: receipt.jpeg,
    },
  };
}

function refuseSale(
  attempt: Attempt,
  request: PurchaseRequest,
  sale: RaffleForSale,
): PurchaseOutcome | null {
  const { raffle } = sale;
  if (!raffle.isOpen || raffle.isPending) return refused(attempt, 'raffle-closed');
  const method = methodOf(request, sale);
  if (!method) return refused(attempt, 'method-gone');
  const now = { price: raffle.price, rate: method.rate };
  const isAsSeen = request.seen.price === now.price && request.seen.rate === now.rate;
  return isAsSeen ? null : refused(attempt, 'price-changed', { now });
}

function methodOf(request: PurchaseRequest, { raffle }: RaffleForSale) {
  return raffle.methods.find(({ name }) => name === request.method) ?? null;
}

function areAllThere(request: PurchaseRequest, known: Ticket[]): boolean {
  return request.tickets.every((asked) =>
    known.some(({ id, number }) => id === asked.id && number === asked.number),
  );
}

function unavailable(request: PurchaseRequest, known: Ticket[]): string[] {
  const free = new Set(
    known.filter(({ status }) => status === 'available').map(({ number }) => number),
  );
  return request.tickets.map(({ number }) => number).filter((number) => !free.has(number));
}

function atDoor(reason: DoorReason, msg?: string | null): DoorRefusal {
  return { ok: false, reason, msg: msg ?? doorSentences[reason] };
}

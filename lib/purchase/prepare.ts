import type { SoldByMethod } from '@/lib/admin-api/generation';
import { findMethod } from '@/lib/admin-api/payment-methods';
import type { Registration } from '@/lib/admin-api/payments';
import type { RaffleForSale } from '@/lib/admin-api/raffles';
import type {
  ApiError,
  PurchaseOutcome,
  PurchaseRequest,
  RefusalReason,
} from '@/lib/raffle/purchase';
import { quantityProblem } from '@/lib/raffle/quantity-problem';
import { saleState, takesPayments, tapTime } from '@/lib/raffle/sale-state';
import { costsTheSame, seenPrice } from '@/lib/raffle/paid';
import { toApiError } from '@/lib/raffle/reasons';
import type { Raffle, Ticket } from '@/lib/raffle/types';
import type { PaymentAdmin } from './admin-calls';
import type { Purchase, Terms } from './entry';
import { lookUp } from './look-up';
import { refused, registered } from './outcome';

export type Prepared =
  | ApiError
  /** `hasLookedUp`: the outcome depends on who has the numbers. */
  | { ok: true; outcome: PurchaseOutcome; hasLookedUp: boolean; terms: Terms }
  | {
      ok: true;
      outcome: null;
      registration: Omit<Registration, 'receipt'>;
      terms: Terms;
      raffle: { name: string; total: number };
    };

export type ReadyToSend = Extract<Prepared, { outcome: null }>;

export function isReady(prepared: Prepared): prepared is ReadyToSend {
  return prepared.ok && prepared.outcome === null;
}

type Refusal = [reason: RefusalReason, details?: Parameters<typeof refused>[2]];

const OTHER_RAFFLE = 'Alguno de los números no es de esta rifa. Elige tus números otra vez.';

export async function prepare(
  admin: PaymentAdmin,
  purchase: Purchase,
  request: PurchaseRequest,
): Promise<Prepared> {
  const selling = admin.raffleForSale(purchase.raffleId);
  const [sale, page, routeId] = await Promise.all([
    selling,
    admin.ticketsByNumber(
      purchase.raffleId,
      request.tickets.map(({ number }) => number),
    ),
    selling.then((known) => (known.ok ? admin.webRouteId(known.value) : null)),
  ]);
  if (!sale.ok) {
    if (sale.reason === 'no-such-raffle') return toApiError('not-found', 'Esta rifa no existe.');
    return toApiError('unavailable', sale.msg);
  }
  if (!page.ok) return toApiError('unavailable', page.msg);
  if (!areAllThere(request, page.value.tickets)) {
    return { ...toApiError('invalid-form', OTHER_RAFFLE), fields: { tickets: OTHER_RAFFLE } };
  }

  const { raffle, methods, generation, sellerId, accountId } = sale.value;
  const method = findMethod(methods, request.method);
  const terms = termsOf(sale.value, method);
  const lost = unavailable(request, page.value.tickets);
  const hasLookedUp = lost.length > 0;
  const refuse = (...refusal: Refusal): Prepared => ({
    ok: true,
    outcome: refused(purchase, ...refusal),
    hasLookedUp,
    terms,
  });
  if (hasLookedUp) {
    // They may be this buyer's own, from an unanswered sending.
    const known = { ...purchase, terms };
    const finding = await lookUp(admin, known);
    if (!finding) return toApiError('unavailable');
    if (finding.own.length > 0)
      return { ok: true, outcome: registered(known, finding.own), hasLookedUp, terms };
  }
  const closed = await closedFor(admin, raffle, request.tappedAt);
  if (closed) return refuse(closed);
  if (!method) return refuse('method-gone');
  const problem = quantityProblem(request.tickets.length, raffle);
  if (problem) return refuse('quantity', { msg: problem });
  const now = seenPrice(raffle, terms.rate);
  if (!costsTheSame(request.tickets.length, request.seen, now)) {
    return refuse('price-changed', { now });
  }
  if (hasLookedUp) return refuse('tickets-taken', { taken: lost });
  const { raffleId } = purchase;
  const { total } = page.value.counts ?? raffle.counts ?? { total: 0 };
  return {
    ok: true,
    outcome: null,
    terms,
    raffle: { name: raffle.name, total },
    registration: {
      generation,
      purchase: { raffleId, request, method, sellerId, accountId, routeId },
    },
  };
}

/** A purchase that was tapped before the draw may arrive after it, while nobody can know the winner. */
async function closedFor(
  admin: PaymentAdmin,
  raffle: Raffle,
  tappedAt: number | undefined,
): Promise<RefusalReason | null> {
  const tapped = saleState(raffle, null, new Date(tapTime(tappedAt, Date.now())));
  if (tapped !== 'selling') return tapped === 'awaiting-draw' ? 'draw-passed' : 'raffle-closed';
  if (takesPayments(raffle, new Date())) return null;
  const winner = await admin.winner(raffle.id);
  return winner.ok && winner.value === null ? null : 'draw-passed';
}

function termsOf({ raffle, generation }: RaffleForSale, found: SoldByMethod | null): Terms {
  const { price, packs } = raffle;
  const { rate, currency } = found?.method ?? { rate: 1, currency: null };
  return {
    isAllOrNothing: generation.isAllOrNothing,
    pricing: { price, packs },
    rate,
    currency,
  };
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

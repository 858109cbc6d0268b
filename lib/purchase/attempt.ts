import 'server-only';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { PurchaseMark } from '@/lib/admin-api/buyer-tickets';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { phoneDigits, phoneForms, type SameBuyer } from '@/lib/raffle/is-same-buyer';
import type { Pricing } from '@/lib/raffle/price';
import {
  type ApiError,
  type PurchaseOutcome,
  type PurchaseRequest,
  traceOf,
} from '@/lib/raffle/purchase';

/** Settling removes the buyer's data. */
export type Attempt = {
  /** Idempotency key: one per purchase. */
  key: string;
  /** Keyed hash of raffle, buyer and tickets: the key is refused for any others. */
  boundTo: string;
  singleFlightKey: string;
  /** A closed key may be opened again: work for one opening must not close another. */
  opening: string;
  trace: string;
  /** The phone's time of the tap, which tells a sending from the one before it. */
  tappedAt?: number;
  raffleId: string;
  tickets: PurchaseRequest['tickets'];
  phase: 'received' | 'sent' | 'settled';
  buyer: Omit<PurchaseMark, 'raffleId'> | null;
  /** Sealed: see `purchase-note`. Null until it is sent. */
  note: string | null;
  terms: AttemptTerms | null;
  /** Ms since 1970. From then on, an empty look-up means that nothing is registered. */
  decidableAt: number;
  outcome: PurchaseOutcome | null;
  /** Key of the attempt whose outcome this one shares. */
  joined: string | null;
  late: LateLook | null;
};

/** The search for the real end after an answer that may not be the last. */
export type LateLook = {
  /** Ms since 1970. */
  until: number;
  buyer: BuyerHashes;
  ticketPath: string;
  /** Sealed: the messages say the same when the purchase is registered late. */
  note: string | null;
  /** Number of unanswered sendings; an answered one was refused. */
  unheard: number;
};

export type AttemptTerms = {
  isAllOrNothing: boolean;
  pricing: Pricing;
  rate: number;
  currency: string | null;
};

export type SubmittedPurchase = {
  key: string;
  raffleId: string;
  request: PurchaseRequest;
};

export type SubmitResult =
  | {
      ok: true;
      outcome: PurchaseOutcome;
      /** Nothing was sent, and the answer does not reveal who has a number. */
      isForgivable?: boolean;
    }
  | ApiError;

export function newAttempt(
  { key, raffleId, request }: SubmittedPurchase,
  decidableAt: number,
): Attempt {
  const { tickets, nationalId, reference, phoneCode, phone } = request;
  return {
    key,
    boundTo: purchaseMark(raffleId, request),
    singleFlightKey: singleFlightKeyOf(raffleId, request),
    opening: randomUUID(),
    trace: traceOf(key),
    tappedAt: request.tappedAt,
    raffleId,
    tickets,
    phase: 'received',
    buyer: { nationalId, reference, phoneCode, phone },
    note: null,
    terms: null,
    decidableAt,
    outcome: null,
    joined: null,
    late: null,
  };
}

/** Includes the cédula, so that a stranger with the same reference never gets this buyer's answer. */
function singleFlightKeyOf(
  raffleId: string,
  { method, reference, nationalId }: Pick<PurchaseRequest, 'method' | 'reference' | 'nationalId'>,
): string {
  const parts = [raffleId, method, reference.toLowerCase(), nationalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type Buyer = { nationalId: string; phoneCode: string; phone: string };

/** Keyed hashes: without the key nobody can test cédulas against them. */
type BuyerHashes = { nationalId: string; phones: string[] };

export function buyerHashes(raffleId: string, buyer: Buyer): BuyerHashes {
  return {
    nationalId: markOf(raffleId, buyer.nationalId),
    phones: phoneForms(buyer).map((digits) => markOf(raffleId, digits)),
  };
}

export function markedBuyer(raffleId: string, { nationalId, phones }: BuyerHashes): SameBuyer {
  return {
    hasNationalId: (given) => markOf(raffleId, given) === nationalId,
    hasPhone: (digits) => phones.includes(markOf(raffleId, digits)),
  };
}

/** Covers all that an admin API frees on a collision: the first generation does not compare the phone. */
export function buyerLockName(
  raffleId: string,
  { nationalId, phoneCode, phone }: Buyer,
  { isAllOrNothing }: Pick<AttemptTerms, 'isAllOrNothing'>,
): string {
  return markOf(raffleId, isAllOrNothing ? `${nationalId} ${phoneCode} ${phone}` : nationalId);
}

/** Binds an idempotency key; method, reference, amount and picture may still be corrected. */
function purchaseMark(
  raffleId: string,
  { nationalId, phoneCode, phone, tickets }: Buyer & Pick<PurchaseRequest, 'tickets'>,
): string {
  const ids = tickets.map(({ id }) => id.toLowerCase()).sort();
  return markOf(raffleId, JSON.stringify([nationalId, phoneDigits(phoneCode + phone), ids]));
}

function markOf(raffleId: string, value: string): string {
  return createHmac('sha256', ticketKeys().buyer)
    .update(`${raffleId.toLowerCase()} ${value}`)
    .digest('base64url');
}

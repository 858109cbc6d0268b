import 'server-only';
import { createHmac } from 'node:crypto';
import type { PurchaseMark } from '@/lib/admin-api/buyer-tickets';
import { ticketKeys } from '@/lib/ticket/seal-keys';
import { phoneDigits } from '@/lib/raffle/is-same-buyer';
import type { Pricing } from '@/lib/raffle/price';
import { type PurchaseOutcome, type PurchaseRequest, traceOf } from '@/lib/raffle/purchase';
import type { PurchaseNote } from './purchase-note';

/** What is stored of a purchase. The buyer's data are stored apart, because they are deleted earlier. */
export type Entry = {
  /** Idempotency key: one per purchase. */
  key: string;
  /** Keyed hash of raffle, buyer and tickets: the key is refused for any others. */
  boundTo: string;
  /** Keyed hash of raffle and cédula. */
  buyerMark: string;
  trace: string;
  /** The phone's time of the tap, which distinguishes a sending from the one before it. */
  tappedAt?: number;
  raffleId: string;
  tickets: PurchaseRequest['tickets'];
  terms: Terms | null;
  /** Time of the last POST to the admin API, in ms since 1970. */
  sentAt: number | null;
  outcome: PurchaseOutcome | null;
};

export type BuyerData = {
  buyer: Omit<PurchaseMark, 'raffleId'>;
  /** Null until it is sent. */
  note: PurchaseNote | null;
};

export type Purchase = Entry & BuyerData;

export type Terms = {
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

export function newPurchase({ key, raffleId, request }: SubmittedPurchase): Purchase {
  const { tickets, nationalId, reference, phoneCode, phone, tappedAt } = request;
  return {
    ...{ key, raffleId, tickets, tappedAt },
    boundTo: boundTo(raffleId, request),
    // Without the phone, because a collision in the first generation frees numbers by the cédula alone.
    buyerMark: markOf(raffleId, nationalId),
    trace: traceOf(key),
    terms: null,
    sentAt: null,
    outcome: null,
    buyer: { nationalId, reference, phoneCode, phone },
    note: null,
  };
}

/** Binds an idempotency key; method, reference, amount and picture may still be corrected. */
function boundTo(
  raffleId: string,
  { nationalId, phoneCode, phone, tickets }: PurchaseRequest,
): string {
  const ids = tickets.map(({ id }) => id.toLowerCase()).sort();
  return markOf(raffleId, JSON.stringify([nationalId, phoneDigits(phoneCode + phone), ids]));
}

function markOf(raffleId: string, value: string): string {
  return createHmac('sha256', ticketKeys().buyer)
    .update(`${raffleId.toLowerCase()} ${value}`)
    .digest('base64url');
}

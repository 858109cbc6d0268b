import 'server-only';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { PurchaseMark } from '@/lib/admin-api/buyer-tickets';
import { ticketKeys } from '@/lib/ticket/keys';
import { phoneDigits, phoneForms, type BuyerTest } from '@/lib/raffle/buyer-test';
import type { Pricing } from '@/lib/raffle/price';
import {
  type ApiError,
  type PurchaseOutcome,
  type PurchaseRequest,
  traceOf,
} from '@/lib/raffle/purchase';
import type { LateLook } from './late-look';

/** Nothing of the buyer is kept once it is settled. */
export type Attempt = {
  /** Idempotency key: one per purchase. */
  key: string;
  /** Mark of raffle, person and tickets: with other ones the key is refused. */
  boundTo: string;
  singleFlightKey: string;
  /** A key may be opened again after it was closed: who worked for the first opening closes no other. */
  opening: string;
  trace: string;
  raffleId: string;
  tickets: PurchaseRequest['tickets'];
  phase: 'received' | 'sent' | 'settled';
  buyer: Omit<PurchaseMark, 'raffleId'> | null;
  secondReference?: string;
  terms: AttemptTerms | null;
  /** Ms since 1970. From then on a look-up that finds nothing means that nothing is registered. */
  decidableAt: number;
  outcome: PurchaseOutcome | null;
  /** Key of the attempt whose outcome is this one's too. */
  joined: string | null;
  late: LateLook | null;
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
  /** Address that it comes from; null where all seem to come from one. */
  client: string | null;
};

export type SubmitResult =
  | {
      ok: true;
      outcome: PurchaseOutcome;
      /** Nothing was sent, and nobody learned whose any number is. */
      isForgivable?: boolean;
    }
  | ApiError;

export function newAttempt(
  { key, raffleId, request }: SubmittedPurchase,
  decidableAt: number,
): Attempt {
  const { tickets, nationalId, reference, phoneCode, phone, secondReference } = request;
  return {
    key,
    boundTo: purchaseMark(raffleId, request),
    singleFlightKey: singleFlightKeyOf(raffleId, request),
    opening: randomUUID(),
    trace: traceOf(key),
    raffleId,
    tickets,
    phase: 'received',
    buyer: { nationalId, reference, phoneCode, phone },
    secondReference,
    terms: null,
    decidableAt,
    outcome: null,
    joined: null,
    late: null,
  };
}

/** Holds the cédula, so that a stranger with the same reference never gets this buyer's answer. */
function singleFlightKeyOf(
  raffleId: string,
  { method, reference, nationalId }: Pick<PurchaseRequest, 'method' | 'reference' | 'nationalId'>,
): string {
  const parts = [raffleId, method, reference.toLowerCase(), nationalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

export function isRegistered(outcome: PurchaseOutcome | null): boolean {
  return outcome?.state === 'registered' || outcome?.state === 'partly-registered';
}

export function verifying({ trace }: Attempt): PurchaseOutcome {
  return { state: 'verifying', trace };
}

export function waiting({ trace }: Attempt, retryInMs: number): PurchaseOutcome {
  return { state: 'waiting-for-room', retryInMs, trace };
}

type Buyer = { nationalId: string; phoneCode: string; phone: string };

/** Keyed: without the key nobody can try cédulas on it. */
export type BuyerMarks = { nationalId: string; phones: string[] };

export function buyerMarks(raffleId: string, buyer: Buyer): BuyerMarks {
  return {
    nationalId: markOf(raffleId, buyer.nationalId),
    phones: phoneForms(buyer).map((digits) => markOf(raffleId, digits)),
  };
}

export function markedBuyer(raffleId: string, { nationalId, phones }: BuyerMarks): BuyerTest {
  return {
    hasNationalId: (given) => markOf(raffleId, given) === nationalId,
    hasPhone: (digits) => phones.includes(markOf(raffleId, digits)),
  };
}

/** As wide as what an admin API gives back when it meets a collision: the first generation asks for no phone. */
export function buyerLockName(
  raffleId: string,
  { nationalId, phoneCode, phone }: Buyer,
  { isAllOrNothing }: Pick<AttemptTerms, 'isAllOrNothing'>,
): string {
  return markOf(raffleId, isAllOrNothing ? `${nationalId} ${phoneCode} ${phone}` : nationalId);
}

/** What an idempotency key is bound to; method, reference, amount and picture may be corrected under it. */
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

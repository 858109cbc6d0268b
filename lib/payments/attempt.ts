import type { PurchaseMark } from '@/lib/admin-api/ticket-search';
import type { DoorReason, PurchaseOutcome, PurchaseRequest } from '@/lib/raffle/purchase';
import { flightOf } from './flight';
import { traceOf } from '@/lib/raffle/trace';

/** What is known of one purchase. Nothing of the buyer is kept once it is settled. */
export type Attempt = {
  /** Idempotency key: one per purchase, whatever the visitor taps. */
  key: string;
  /** The same for every purchase that must not be in flight beside this one. */
  flight: string;
  trace: string;
  raffleId: string;
  tickets: PurchaseRequest['tickets'];
  phase: 'received' | 'sent' | 'settled';
  /** What finds it again at the admin API. */
  buyer: Omit<PurchaseMark, 'raffleId'> | null;
  /** From then on (ms since 1970) a look-up that finds nothing means that nothing is registered. */
  decidableAt: number;
  outcome: PurchaseOutcome | null;
  /** Key of the attempt whose outcome is this one's too. */
  joined: string | null;
};

export type Purchase = { key: string; raffleId: string; request: PurchaseRequest };

export type DoorRefusal = {
  ok: false;
  reason: DoorReason;
  msg: string;
  fields?: Record<string, string>;
};

export type SubmitResult = { ok: true; outcome: PurchaseOutcome } | DoorRefusal;

export function newAttempt({ key, raffleId, request }: Purchase, decidableAt: number): Attempt {
  return {
    key,
    flight: flightOf(raffleId, request),
    trace: traceOf(key),
    raffleId,
    tickets: request.tickets,
    phase: 'received',
    buyer: {
      nationalId: request.nationalId,
      reference: request.reference,
      phone: request.phone,
    },
    decidableAt,
    outcome: null,
    joined: null,
  };
}

export function settled(attempt: Attempt, outcome: PurchaseOutcome): Attempt {
  return { ...attempt, phase: 'settled', buyer: null, outcome };
}

/** Some of its tickets are the buyer's: whatever is sent again, this stands. */
export function isRegistered(outcome: PurchaseOutcome | null): boolean {
  return outcome?.state === 'registered' || outcome?.state === 'partly-registered';
}

export function verifying({ trace }: Attempt): PurchaseOutcome {
  return { state: 'verifying', trace };
}

import type { PurchaseRequest } from './purchase-schema';

export type { PurchaseRequest } from './purchase-schema';

export const PURCHASE_PARTS = { field: 'data', file: 'receipt' } as const;

export type SeenPrice = PurchaseRequest['seen'];

export type RefusalReason =
  | 'tickets-taken'
  | 'reference-used'
  | 'raffle-closed'
  | 'price-changed'
  | 'quantity'
  | 'method-gone'
  | 'refused-by-seller';

/**
 * `verifying` changes by itself, and for half an hour what registered nothing. After outcomes without numbers the same key
 * may be sent again, corrected.
 */
export type PurchaseOutcome =
  | ({ state: 'registered' } & Registered)
  /** `taken`: the numbers that did not become the buyer's. */
  | ({ state: 'partly-registered'; taken: string[] } & Registered)
  | {
      state: 'refused';
      reason: RefusalReason;
      msg: string;
      taken: string[];
      now: SeenPrice | null;
      trace: string;
    }
  /** Nothing was sent on: too many came from where this one comes from. To be sent again then. */
  | { state: 'waiting-for-room'; retryInMs: number; trace: string }
  /** Outcome unknown: not to be paid or sent again. */
  | { state: 'verifying'; trace: string }
  /** It did not arrive. `taken`: numbers that somebody else has by now; the others are free. */
  | { state: 'not-registered'; taken?: string[]; trace: string };

type Registered = {
  numbers: string[];
  ticketPath: string;
  trace: string;
};

export type ApiErrorCode =
  | 'bad-request'
  | 'wrong-method'
  | 'forbidden'
  | 'not-found'
  | 'too-large'
  | 'too-slow'
  | 'not-an-image'
  | 'image-too-big'
  | 'too-many-requests'
  | 'busy'
  | 'cannot-store'
  /** The idempotency key was first sent with another person, raffle or other tickets. */
  | 'key-reused'
  | 'invalid-form'
  | 'unavailable';

/** They say nothing of the purchase: it may be sent again as it is. */
export const PASSING_ERRORS: ReadonlySet<string> = new Set<ApiErrorCode>([
  'busy',
  'cannot-store',
  'too-many-requests',
  'too-slow',
  'unavailable',
]);

export type ApiError = {
  ok: false;
  reason: ApiErrorCode;
  msg: string;
  fields?: Record<string, string>;
};

/** Without letters that people take for digits. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Made of the key, so a retry keeps it and the page knows it before any answer. */
export function traceOf(key: string): string {
  const bytes = key.replaceAll('-', '').match(/../g) ?? [];
  return bytes
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(parseInt(byte, 16) % ALPHABET.length))
    .join('');
}

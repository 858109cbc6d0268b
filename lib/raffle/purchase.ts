import type { PurchaseRequest } from './purchase-schema';

export type { PurchaseRequest } from './purchase-schema';

export const PURCHASE_PARTS = { field: 'data', file: 'receipt' } as const;

export type SeenPrice = PurchaseRequest['seen'];

export type RefusalReason =
  | 'tickets-taken'
  | 'reference-used'
  | 'raffle-closed'
  | 'draw-passed'
  | 'price-changed'
  | 'quantity'
  | 'method-gone'
  | 'refused-by-seller';

/**
 * `verifying` changes by itself, and for half an hour so do outcomes that registered nothing. After an outcome without
 * numbers the same key may be sent again with corrections.
 */
export type PurchaseOutcome =
  | ({ state: 'registered' } & Registered)
  /** `taken`: the numbers that the buyer did not get. */
  | ({ state: 'partly-registered'; taken: string[] } & Registered)
  | {
      state: 'refused';
      reason: RefusalReason;
      msg: string;
      taken: string[];
      now: SeenPrice | null;
      trace: string;
    }
  /** The outcome is unknown: do not pay or send again. */
  | { state: 'verifying'; trace: string }
  /** It did not arrive. `taken`: numbers that somebody else has now; the others are free. */
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
  | 'not-an-image'
  | 'image-too-big'
  | 'too-many-requests'
  | 'busy'
  | 'cannot-store'
  /** The idempotency key was first sent with another buyer, raffle or set of tickets. */
  | 'key-reused'
  | 'invalid-form'
  | 'unavailable';

/** They say nothing about the purchase, which may be sent again unchanged. */
export const PASSING_ERRORS: ReadonlySet<string> = new Set<ApiErrorCode>([
  'busy',
  'cannot-store',
  'too-many-requests',
  'unavailable',
]);

export type ApiError = {
  ok: false;
  reason: ApiErrorCode;
  msg: string;
  fields?: Record<string, string>;
  /** The limit that refused, for the log. */
  rule?: string;
  /** Headers that the HTTP answer gets. */
  headers?: Record<string, string>;
};

/** Omits characters that are easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Derived from the key: a retry has the same trace, and the page knows it before any answer. */
export function traceOf(key: string): string {
  const bytes = key.replaceAll('-', '').match(/../g) ?? [];
  return bytes
    .slice(0, LENGTH)
    .map((byte) => ALPHABET.charAt(parseInt(byte, 16) % ALPHABET.length))
    .join('');
}

import type { Wire } from './wire';

export type AdminFailureReason =
  /** No request was made. */
  | 'resting'
  /** Nothing was sent. */
  | 'unreachable'
  /** The work may have been done. */
  | 'cut'
  /** The work may have been done. */
  | 'timeout'
  /** The answer is not the admin API's JSON. */
  | 'garbled'
  /** Status 5xx. */
  | 'broken'
  /** `ok: false` or 4xx. */
  | 'refused';

export type AdminFailure = {
  ok: false;
  reason: AdminFailureReason;
  status: number | null;
  msg: string | null;
  body: Wire<'rechazados'>;
};

export type AdminResult<T> = { ok: true; value: T } | AdminFailure;

export function adminFailure(
  reason: AdminFailureReason,
  details: Partial<Omit<AdminFailure, 'ok' | 'reason'>> = {},
): AdminFailure {
  return { ok: false, reason, status: null, msg: null, body: {}, ...details };
}

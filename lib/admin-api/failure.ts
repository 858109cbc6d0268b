/** Why the admin API gave no usable answer. */
export type AdminFailureReason =
  /** Not asked: it has not been answering, or too many questions are under way. */
  | 'resting'
  /** No connection: nothing was sent. */
  | 'unreachable'
  /** The connection broke: the work may have been done. */
  | 'cut'
  /** No answer in time: the work may have been done. */
  | 'timeout'
  /** It answered, but with something that is not its JSON. */
  | 'garbled'
  /** 5xx. */
  | 'broken'
  /** It understood and said no (`ok: false` or 4xx). */
  | 'refused';

export type AdminFailure = {
  ok: false;
  reason: AdminFailureReason;
  status: number | null;
  /** The admin API's sentence for the visitor, when it gave one. */
  msg: string | null;
  /** The body it refused with; only `lib/admin-api` reads it. */
  body: Record<string, unknown>;
};

export type AdminResult<T> = { ok: true; value: T } | AdminFailure;

export function adminFailure(
  reason: AdminFailureReason,
  details: Partial<Omit<AdminFailure, 'ok' | 'reason'>> = {},
): AdminFailure {
  return { ok: false, reason, status: null, msg: null, body: {}, ...details };
}

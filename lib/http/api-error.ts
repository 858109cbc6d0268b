import { logger } from '@/lib/log/logger';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';
import { API_HEADERS } from './api-headers';

const STATUS: Record<ApiErrorCode, number> = {
  'bad-request': 400,
  'wrong-method': 405,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  // Not 408: browsers repeat such a request by themselves.
  'too-slow': 400,
  'not-an-image': 415,
  'image-too-big': 422,
  'too-many-requests': 429,
  busy: 503,
  'cannot-store': 503,
  'key-reused': 409,
  'invalid-form': 422,
  unavailable: 502,
};

const RETRY_AFTER_SECONDS: Partial<Record<ApiErrorCode, string>> = {
  busy: '5',
  'cannot-store': '30',
  unavailable: '5',
};

type Details = {
  msg?: string | null;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** For the log: which of several rules refused. */
  rule?: string;
};

/** Tells the log too: nothing is refused without a reason that is found there. */
export function apiError(
  code: ApiErrorCode,
  { msg, fields, headers, rule }: Details = {},
): Response {
  logger.info({ event: 'request-refused', reason: code, status: STATUS[code], rule });
  const retryAfter = RETRY_AFTER_SECONDS[code];
  return Response.json(
    { ok: false, reason: code, msg: msg ?? apiErrorMessages[code], ...(fields ? { fields } : {}) },
    {
      status: STATUS[code],
      headers: { ...API_HEADERS, ...(retryAfter ? { 'Retry-After': retryAfter } : {}), ...headers },
    },
  );
}

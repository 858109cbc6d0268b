import { logger } from '../log/logger';
import type { ApiErrorCode } from '@/lib/raffle/purchase';
import { apiErrorMessages } from '@/lib/raffle/reasons';

const API_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function jsonOk(
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ ok: true, ...body }, { headers: { ...API_HEADERS, ...headers } });
}

/** For answers that are the same for every visitor. The front holds them for so many seconds. */
export function jsonShared(body: object, seconds: number): Response {
  const headers = { ...API_HEADERS, 'Cache-Control': `s-maxage=${seconds}` };
  return Response.json({ ok: true, ...body }, { headers });
}

const STATUS: Record<ApiErrorCode, number> = {
  'bad-request': 400,
  'wrong-method': 405,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  // Not 408, because browsers repeat such a request by themselves.
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
  /** For the log: the rule that refused. */
  rule?: string;
};

/** Also logs the reason, so that every refusal can be found in the log. */
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

export function noSuchRaffle(): Response {
  return apiError('not-found', { msg: 'Esta rifa no existe.' });
}

/** @param failure of a question to the admin API */
export function upstreamError({ reason, msg }: { reason?: string; msg?: string | null }): Response {
  if (reason === 'no-such-raffle') return noSuchRaffle();
  return apiError('unavailable', {
    msg: msg ?? 'No pudimos comunicarnos con el sistema. Intenta de nuevo en unos segundos.',
  });
}

/** By itself, Next would answer with an empty 405, and list whatever is exported for `OPTIONS`. */
export function methodNotAllowed(...own: ('GET' | 'POST' | 'DELETE')[]) {
  const answered = own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const headers = { Allow: [...answered, 'OPTIONS'].join(', ') };
  const refuse = () => apiError('wrong-method', { headers });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: () => new Response(null, { status: 204, headers: { ...API_HEADERS, ...headers } }),
  };
}

import type { DoorReason } from '@/lib/raffle/purchase';

const STATUS: Record<DoorReason, number> = {
  'bad-request': 400,
  'wrong-method': 405,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  // Not 408, at which browsers send a request again by themselves.
  'too-slow': 400,
  'not-an-image': 415,
  'image-too-big': 422,
  'too-many-requests': 429,
  busy: 503,
  'invalid-form': 422,
  unavailable: 502,
};

const NEVER_STORED = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

export function jsonOk(body: Record<string, unknown>): Response {
  return Response.json({ ok: true, ...body }, { headers: NEVER_STORED });
}

/** @param msg Spanish, for the visitor. */
export function jsonRefusal(
  reason: DoorReason,
  msg: string,
  extra: { headers?: Record<string, string>; body?: Record<string, unknown> } = {},
): Response {
  return Response.json(
    { ok: false, reason, msg, ...extra.body },
    { status: STATUS[reason], headers: { ...NEVER_STORED, ...extra.headers } },
  );
}

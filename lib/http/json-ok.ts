import { API_HEADERS } from './api-headers';

export function jsonOk(body: Record<string, unknown>): Response {
  return Response.json({ ok: true, ...body }, { headers: API_HEADERS });
}

import { apiError } from './api-error';
import { API_HEADERS } from './api-headers';

/** Next alone would answer an empty 405, and `OPTIONS` with whatever is exported. */
export function methodNotAllowed(own: 'GET' | 'POST') {
  const headers = { Allow: own === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' };
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

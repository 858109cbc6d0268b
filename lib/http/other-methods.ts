import { doorRefusal } from './door-refusal';

const NEVER_STORED = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * What a door answers to the methods that it does not have, to be exported beside the one it has. Next alone would
 * answer them with an empty 405, and `OPTIONS` with whatever is exported.
 */
export function otherMethods(own: 'GET' | 'POST') {
  const headers = { Allow: own === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS' };
  const refuse = () => doorRefusal('wrong-method', { headers });
  return {
    GET: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: () => new Response(null, { status: 204, headers: { ...NEVER_STORED, ...headers } }),
  };
}

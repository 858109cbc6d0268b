import { jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';

// Otherwise the build would bake the answer.
export const dynamic = 'force-dynamic';

/** `host`: as it is asked for here, which a proxy may have rewritten. */
export function GET({ headers }: Request) {
  return jsonOk({ host: headers.get('host') });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

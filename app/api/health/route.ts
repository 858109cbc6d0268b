import { jsonOk, methodNotAllowed } from '@/lib/platform/http/api-answers';

// Otherwise the build would prerender the answer.
export const dynamic = 'force-dynamic';

/** `host` is the header as received here; a proxy may have rewritten it. */
export function GET({ headers }: Request) {
  return jsonOk({ host: headers.get('host') });
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

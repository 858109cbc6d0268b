import { jsonOk, methodNotAllowed } from '@/lib/http/api-answers';

// Otherwise the build would bake the answer.
export const dynamic = 'force-dynamic';

export function GET() {
  return jsonOk({});
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

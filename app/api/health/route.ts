import { jsonOk } from '@/lib/http/json-ok';
import { methodNotAllowed } from '@/lib/http/method-not-allowed';

// Otherwise the build would bake the answer.
export const dynamic = 'force-dynamic';

export function GET() {
  return jsonOk({});
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed('GET');

import { jsonOk } from '@/lib/http/answers';
import { otherMethods } from '@/lib/http/other-methods';

// Otherwise the build would bake the answer.
export const dynamic = 'force-dynamic';

export function GET() {
  return jsonOk({});
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET');

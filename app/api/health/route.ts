import { jsonOk } from '@/lib/http/answers';

// Otherwise the build would bake the answer.
export const dynamic = 'force-dynamic';

export function GET() {
  return jsonOk({});
}

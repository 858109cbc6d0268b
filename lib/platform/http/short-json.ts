import 'server-only';
import { limitedBody } from '../limited-body';
import { requestBody } from './request-body';

const MAX_BYTES = 4096;
const TIMEOUT_MS = 10_000;

/** Undefined for a body that is too large, breaks off or is no JSON. */
export async function shortJson(request: Request, whenEmpty = ''): Promise<unknown> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const bytes = await limitedBody(requestBody(request), MAX_BYTES, timeout);
    return bytes ? JSON.parse(bytes.toString() || whenEmpty) : undefined;
  } catch {
    return undefined;
  }
}

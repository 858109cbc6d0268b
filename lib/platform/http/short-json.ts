import 'server-only';
import { limitedBody } from '../limited-body';
import { requestBody } from './request-body';

const TIMEOUT_MS = 10_000;

/** Undefined for a body that is too large, breaks off or is no JSON. */
export async function shortJson(
  request: Request,
  maxBytes: number,
  whenEmpty = '',
): Promise<unknown> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const bytes = await limitedBody(requestBody(request), maxBytes, timeout);
    return bytes ? JSON.parse(bytes.toString() || whenEmpty) : undefined;
  } catch {
    return undefined;
  }
}

import 'server-only';
import { limitedBody } from '../limited-body';
import { requestBody } from './request-body';

const TIMEOUT_MS = 10_000;

export async function shortText(request: Request, maxBytes: number): Promise<string | null> {
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const bytes = await limitedBody(requestBody(request), maxBytes, timeout);
    return bytes && bytes.toString();
  } catch {
    return null;
  }
}

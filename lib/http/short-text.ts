import 'server-only';
import type { ReadableStream } from 'node:stream/web';
import { limitedBody } from '@/lib/limited-body';

const TIMEOUT_MS = 10_000;

export async function shortText(request: Request, maxBytes: number): Promise<string | null> {
  const body = request.body as ReadableStream<Uint8Array> | null;
  try {
    const bytes = await limitedBody(body, maxBytes, AbortSignal.timeout(TIMEOUT_MS));
    return bytes && bytes.toString();
  } catch {
    return null;
  }
}

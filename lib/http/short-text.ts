import 'server-only';
import { limitedText } from '@/lib/limited-text';

/** The body of a request when it has at most so many bytes, else null. */
export function shortText(request: Request, maxBytes: number): Promise<string | null> {
  return limitedText(request.body as AsyncIterable<Uint8Array> | null, maxBytes);
}

import 'server-only';
import { ReadableStream, type ReadableStreamDefaultReader } from 'node:stream/web';

type Bytes = ReadableStream<Uint8Array>;

// The same limit as nginx's in `deploy/nginx.conf`.
const MOST_DROPPED_BYTES = 20 * 2 ** 20;

/**
 * The reader may stop anywhere, and the rest is dropped. Node never reads the rest of a cancelled body, nor anything else
 * on the same connection.
 */
export function requestBody(request: Request): Bytes | null {
  const reader = (request.body as Bytes | null)?.getReader();
  if (!reader) return null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void dropRest(reader),
  });
}

async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let bytes = 0;
  try {
    while (bytes < MOST_DROPPED_BYTES) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
    }
    await reader.cancel();
  } catch {
    // The front has cut the body off, as it does after each answer.
  }
}

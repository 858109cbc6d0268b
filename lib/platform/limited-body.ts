import 'server-only';
import type { ReadableStream } from 'node:stream/web';

/** Null when too long. `fetch` can forget its signal and wait for ever (https://github.com/nodejs/undici/pull/4984). */
export async function limitedBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer | null> {
  signal.throwIfAborted();
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stop = () => void reader?.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    for (;;) {
      const read = await reader?.read();
      if (!read || read.done) break;
      bytes += read.value.byteLength;
      if (bytes > maxBytes) {
        stop();
        return null;
      }
      chunks.push(read.value);
    }
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  return Buffer.concat(chunks);
}

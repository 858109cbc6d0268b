import 'server-only';

/** A body as text when it has at most so many bytes, else null; no more of it is read than that. */
export async function limitedText(
  body: AsyncIterable<Uint8Array> | null,
  maxBytes: number,
): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

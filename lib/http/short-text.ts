import 'server-only';

/** The body when it has at most so many bytes, else null; no more of it is read than that. */
export async function shortText(request: Request, maxBytes: number): Promise<string | null> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return Buffer.concat(chunks).toString();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      return null;
    }
    chunks.push(value);
  }
}

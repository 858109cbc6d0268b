import { HEADER_BYTES, readImageHeader } from './image-header';
import { MAX_ORIGINAL_BYTES, MAX_PIXELS, type ReceiptProblem } from './receipt-problem';

export type PreparedReceipt = { ok: true; picture: Blob } | { ok: false; problem: ReceiptProblem };

type Shrink = (picture: Blob) => Promise<Blob | null>;

/**
 * What is sent for a picked file: its smaller copy, or the file itself when the browser cannot make
 * one. Refuses only what the shop could not read either.
 */
export async function prepareReceipt(file: Blob, shrink: Shrink): Promise<PreparedReceipt> {
  if (file.size === 0) return refused('empty');
  const head = await file.slice(0, HEADER_BYTES).arrayBuffer();
  const { kind, size } = readImageHeader(new Uint8Array(head));
  if (kind === 'pdf') return refused('pdf');
  if (kind === 'svg' || kind === 'unknown') return refused('not-a-picture');
  if (size && size.width * size.height > MAX_PIXELS) return refused('too-many-pixels');

  const copy = await shrink(file);
  if (copy) return { ok: true, picture: copy };
  if (kind === 'heic') return refused('heic');
  if (kind === 'avif' || kind === 'gif') return refused('not-a-picture');
  if (file.size > MAX_ORIGINAL_BYTES) return refused('too-heavy');
  return { ok: true, picture: file };
}

function refused(problem: ReceiptProblem): PreparedReceipt {
  return { ok: false, problem };
}

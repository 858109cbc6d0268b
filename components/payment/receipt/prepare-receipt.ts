import { HEADER_BYTES, readImageHeader } from './image-header';

export type ReceiptProblem =
  'unreadable' | 'empty' | 'pdf' | 'not-a-picture' | 'too-many-pixels' | 'heic' | 'too-heavy';

const MAX_ORIGINAL_BYTES = 15 * 1024 * 1024;
/** Above what phones take (50 megapixels), below what would exhaust one. */
const MAX_PIXELS = 64_000_000;

export const receiptProblemText: Record<ReceiptProblem, string> = {
  unreadable:
    'No pudimos leer la imagen. Elígela otra vez, o toma una captura de pantalla y súbela.',
  empty: 'El archivo está vacío. Vuelve a guardar la captura y elígela otra vez.',
  pdf: 'Es un PDF. Ábrelo, toma una captura de pantalla del comprobante y súbela.',
  'not-a-picture':
    'Ese archivo no es una foto. Sube una captura de pantalla o una foto (JPG o PNG).',
  'too-many-pixels':
    'La imagen es demasiado grande. Ábrela, toma una captura de pantalla y sube la captura.',
  heic: 'Este teléfono no puede leer fotos HEIC. Abre la foto, toma una captura de pantalla y súbela.',
  'too-heavy': 'La imagen pesa más de 15 MB. Toma una captura de pantalla y sube la captura.',
};

type PreparedReceipt = { ok: true; picture: Blob } | { ok: false; problem: ReceiptProblem };

type Shrink = (picture: Blob) => Promise<Blob | null>;

/**
 * What is sent for a picked file: its smaller copy, or the file itself when the browser cannot make
 * one. Refuses only what the shop could not read either.
 */
export async function prepareReceipt(file: Blob, shrink: Shrink): Promise<PreparedReceipt> {
  if (file.size === 0) return refused('empty');
  const head = await firstBytes(file);
  if (!head) return refused('unreadable');
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

/** Null for what was moved or erased after it was picked, or lies in a cloud out of reach. */
const firstBytes = (file: Blob): Promise<ArrayBuffer | null> =>
  file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null);

function refused(problem: ReceiptProblem): PreparedReceipt {
  return { ok: false, problem };
}

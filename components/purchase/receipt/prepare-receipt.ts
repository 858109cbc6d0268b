import { useRef, useState } from 'react';

type ReceiptProblem = 'slow' | 'unreadable' | 'pdf' | 'not-a-picture' | 'heic' | 'too-heavy';

const PATIENCE_MS = 20_000;

/** Turns the picked file into the picture to send. The latest pick wins. */
export function useReceiptPick(onPrepared: (receipt: Blob) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
  const latest = useRef(0);

  async function pick(file: File | undefined) {
    if (!file) return;
    const own = (latest.current += 1);
    setPreparing(true);
    setProblem(null);
    const end = (found: ReceiptProblem | null) => {
      setPreparing(false);
      setProblem(found);
    };
    // Cloud storage may never deliver the file. A slow one is still accepted.
    const timeout = setTimeout(() => own === latest.current && end('slow'), PATIENCE_MS);
    const prepared = await prepareReceipt(file, shrinkInWorker);
    clearTimeout(timeout);
    if (own !== latest.current) return;
    end(prepared.ok ? null : prepared.problem);
    if (prepared.ok) onPrepared(prepared.picture);
  }

  return { isPreparing, problem, pick };
}

/** The shop refuses more, and a larger photo would exhaust a phone's memory when decoded. */
const MAX_BYTES = 15 * 1024 * 1024;

export const receiptProblemText: Record<ReceiptProblem, string> = {
  slow: 'La imagen tarda en cargar. Elígela otra vez; si está en la nube, descárgala primero o tómale una captura de pantalla y sube esa.',
  unreadable:
    'No pudimos leer la imagen. Elígela otra vez, o toma una captura de pantalla y súbela.',
  pdf: 'Es un PDF. Ábrelo, toma una captura de pantalla del comprobante y súbela.',
  'not-a-picture':
    'Ese archivo no es una foto. Sube una captura de pantalla o una foto (JPG o PNG).',
  heic: 'Este teléfono no puede leer fotos HEIC. Abre la foto, toma una captura de pantalla y súbela.',
  'too-heavy': 'La imagen pesa más de 15 MB. Tómale una captura de pantalla y sube esa.',
};

type PreparedReceipt = { ok: true; picture: Blob } | { ok: false; problem: ReceiptProblem };

type Shrink = (picture: Blob) => Promise<Blob | null>;

/**
 * Returns the picture to send for a picked file: a smaller copy, or the file itself when the browser
 * cannot make one. Refuses only files that the shop could not read either.
 */
export async function prepareReceipt(file: Blob, shrink: Shrink): Promise<PreparedReceipt> {
  if (file.size > MAX_BYTES) return refused('too-heavy');
  // Read whole, because a file in the cloud may be unreachable when it is sent, and some clouds report no size.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes?.byteLength) return refused('unreadable');
  const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, HEAD_BYTES)));
  if (head.startsWith('%PDF-')) return refused('pdf');

  const picture = new Blob([bytes], { type: file.type });
  const copy = await shrink(picture);
  if (copy) return { ok: true, picture: copy };
  if (HEIC.test(head)) return refused('heic');
  return KNOWN_TO_SHOP.test(head) ? { ok: true, picture } : refused('not-a-picture');
}

/* By the first bytes, as a file's name and declared type may be wrong. */
const HEAD_BYTES = 12;
/** JPEG, PNG and WebP. */
const KNOWN_TO_SHOP = /^(?:\u00ff\u00d8\u00ff|\u0089PNG\r\n|RIFF....WEBP)/s;
const HEIC = /^....ftyp(?:he(?:ic|ix|vc|im|is)|mif1|msf1)/s;

function refused(problem: ReceiptProblem): PreparedReceipt {
  return { ok: false, problem };
}

/** Shorter than `PATIENCE_MS`, so that there is time to fall back to the original. */
const SHRINK_MS = 18_000;

/** Makes a smaller copy of a picture in a worker; null when that fails. */
function shrinkInWorker(picture: Blob): Promise<Blob | null> {
  return new Promise((resolve) => {
    let worker: Worker | null = null;
    const finish = (copy: Blob | null) => {
      clearTimeout(timeout);
      worker?.terminate();
      resolve(copy);
    };
    const timeout = setTimeout(() => finish(null), SHRINK_MS);
    try {
      worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => finish(data));
      worker.addEventListener('error', () => finish(null));
      worker.postMessage(picture);
    } catch {
      finish(null);
    }
  });
}

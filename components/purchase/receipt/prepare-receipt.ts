import { useRef, useState } from 'react';

type ReceiptProblem =
  'late' | 'unreadable' | 'empty' | 'pdf' | 'not-a-picture' | 'heic' | 'too-heavy';

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
    const tell = (told: ReceiptProblem | null) => {
      setPreparing(false);
      setProblem(told);
    };
    // Cloud storage may never deliver the file. A late one is still accepted.
    const late = setTimeout(() => own === latest.current && tell('late'), PATIENCE_MS);
    const prepared = await prepareReceipt(file, shrinkInWorker);
    clearTimeout(late);
    if (own !== latest.current) return;
    tell(prepared.ok ? null : prepared.problem);
    if (prepared.ok) onPrepared(prepared.picture);
  }

  return { isPreparing, problem, pick };
}

/** The shop refuses more, and a larger photo would exhaust a phone's memory when decoded. */
const MAX_BYTES = 15 * 1024 * 1024;

export const receiptProblemText: Record<ReceiptProblem, string> = {
  late: 'La imagen tarda en cargar. Elígela otra vez; si está en la nube, descárgala primero o tómale una captura de pantalla y sube esa.',
  unreadable:
    'No pudimos leer la imagen. Elígela otra vez, o toma una captura de pantalla y súbela.',
  empty: 'El archivo está vacío. Vuelve a guardar la captura y elígela otra vez.',
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
  const opened = await open(file);
  if (!opened) return refused('unreadable');
  const { picture, head } = opened;
  if (head === '') return refused('empty');
  if (head.startsWith('%PDF-')) return refused('pdf');
  if (picture.size > MAX_BYTES) return refused('too-heavy');

  const copy = await shrink(picture);
  if (copy) return { ok: true, picture: copy };
  if (HEIC.test(head)) return refused('heic');
  if (!KNOWN_TO_SHOP.test(head)) return refused('not-a-picture');
  // Read into memory, because a file in the cloud may be unreachable when it is sent.
  const whole = await bytesOf(picture);
  return whole
    ? { ok: true, picture: new Blob([whole], { type: file.type }) }
    : refused('unreadable');
}

/* By the first bytes, as a file's name and declared type may be wrong. */
const HEAD_BYTES = 12;
/** JPEG, PNG and WebP. */
const KNOWN_TO_SHOP = /^(?:\u00ff\u00d8\u00ff|\u0089PNG\r\n|RIFF....WEBP)/s;
const HEIC = /^....ftyp(?:he(?:ic|ix|vc|im|is)|mif1|msf1)/s;

/** Null if the file was moved or deleted after it was picked, or its cloud is unreachable. */
async function open(file: Blob): Promise<{ picture: Blob; head: string } | null> {
  const start = await bytesOf(file.slice(0, HEAD_BYTES));
  if (start && start.byteLength > 0) return { picture: file, head: lettersOf(start) };
  // Some cloud providers deliver only whole files, and report no size.
  const whole = await bytesOf(file);
  return (
    whole && {
      picture: new Blob([whole], { type: file.type }),
      head: lettersOf(whole.slice(0, HEAD_BYTES)),
    }
  );
}

const lettersOf = (bytes: ArrayBuffer) => String.fromCharCode(...new Uint8Array(bytes));

function bytesOf(part: Blob): Promise<ArrayBuffer | null> {
  return part.arrayBuffer().catch(() => null);
}

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

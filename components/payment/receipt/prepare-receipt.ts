import { useEffect, useEffectEvent, useRef, useState } from 'react';

type ReceiptProblem =
  'unreadable' | 'empty' | 'pdf' | 'not-a-picture' | 'too-many-pixels' | 'heic' | 'too-heavy';

/** From the picked file to the picture that would be sent. Of two picks the later one counts. */
export function useReceiptPick(onPrepared: (receipt: Blob) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
  const [turn, setTurn] = useState(0);
  const latest = useRef(0);

  async function pick(file: File | undefined) {
    if (!file) return;
    const own = (latest.current += 1);
    setTurn(own);
    setPreparing(true);
    setProblem(null);
    const prepared = await prepareReceipt(file, shrinkInWorker);
    if (own !== latest.current) return;
    setPreparing(false);
    if (prepared.ok) onPrepared(prepared.picture);
    else setProblem(prepared.problem);
  }

  return { turn, isPreparing, problem, pick };
}

/** A tap that came before its picture was ready: the purchase goes on by itself, or the tap is taken back. */
export function useAwaitedReceipt(
  { turn, isPreparing }: { turn: number; isPreparing: boolean },
  /** What the tap agreed to; with anything else in it nothing is bought by this tap. */
  agreed: readonly unknown[],
  onReady: () => void,
) {
  const [tap, setTap] = useState({ turn: 0, agreed });
  const isHeld =
    tap.turn > 0 && tap.turn === turn && tap.agreed.every((part, index) => part === agreed[index]);

  const goOn = useEffectEvent(() => {
    if (isHeld && !isPreparing) onReady();
  });
  useEffect(() => goOn(), [isPreparing, tap]);

  return { isAwaited: isHeld && isPreparing, awaitReceipt: () => setTap({ turn, agreed }) };
}

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

const SHRINK_MS = 20_000;

/** The smaller copy of a picture, made off the page's thread; null when it cannot be made. */
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

/** What a picked file is, told from its first bytes; its name and declared type may lie. */
type ImageHeader = {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg' | 'pdf' | 'unknown';
  /** Null where these bytes do not tell. */
  size: { width: number; height: number } | null;
};

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Enough of a file to pass the EXIF block and thumbnail that phones write before the size. */
const HEADER_BYTES = 256 * 1024;

export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

  if (text(0, 3) === '\u00ff\u00d8\u00ff') return { kind: 'jpeg', size: jpegSize(view) };
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return { kind: 'png', size: pngSize(view) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return { kind: 'webp', size: null };
  if (text(0, 4) === 'GIF8') return { kind: 'gif', size: null };
  if (text(0, 5) === '%PDF-') return { kind: 'pdf', size: null };
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12);
    if (HEIC_BRANDS.includes(brand)) return { kind: 'heic', size: null };
    if (AVIF_BRANDS.includes(brand)) return { kind: 'avif', size: null };
  }
  if (/<svg[\s>]/i.test(text(0, 1024))) return { kind: 'svg', size: null };
  return { kind: 'unknown', size: null };
}

function pngSize(view: DataView): ImageHeader['size'] {
  if (view.byteLength < 24) return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments to the start of frame, where JPEG keeps its size. */
function jpegSize(view: DataView): ImageHeader['size'] {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isStartOfFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isStartOfFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

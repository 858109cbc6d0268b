import 'server-only';
import type { ApiError } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import { isBusy } from './conversion-queue';
import { convert } from './convert';
import { isTooLarge, isHeavy, isPlain } from './decode-limits';
import { readHeader } from './read-header';
import { LRUCache } from 'lru-cache';
import { processWide } from '@/lib/platform/process-wide';
import type { PictureHeader } from './picture-formats';

export type ReceiptResult = { ok: true; jpeg: Uint8Array<ArrayBuffer> } | ApiError;

const PROBLEMS = {
  heic: 'Tu teléfono guardó la imagen en formato HEIC, que no podemos abrir. Envía una captura de pantalla o una foto JPG.',
  empty: 'El archivo del comprobante está vacío. Elige la imagen otra vez.',
  broken:
    'No pudimos abrir la imagen del comprobante: parece dañada. Envía una captura de pantalla.',
  other: null,
};

const TOO_MUCH = /pixel limit|memory|security limit/i;

/** Makes a JPEG of `receiptSize` without metadata. Ignores file name and type, and checks the cost before decoding. */
export async function encodeReceipt(file: string, client: string): Promise<ReceiptResult> {
  const read = await readHeader(file);
  if (!read.ok) return toApiError('not-an-image', PROBLEMS[read.reason]);
  const { header } = read;
  if (isTooLarge(header)) return toApiError('image-too-big');
  const cost = costFor(client, header);
  if (cost === 'refused') return toApiError('image-too-big');
  try {
    const asked = { file, maxPixels: header.width * header.height };
    const answer = await convert('receipt', asked, { client, isHeavy: cost === 'heavy' });
    if (answer.ok) return { ok: true, jpeg: new Uint8Array(answer.made) };
    if (answer.reason === 'too-costly') countStopped(client);
    if (answer.reason === 'broke-off') return toApiError('busy');
    const isTooMuch = answer.reason === 'too-costly' || TOO_MUCH.test(answer.problem);
    return isTooMuch ? toApiError('image-too-big') : toApiError('not-an-image', PROBLEMS.broken);
  } catch (error) {
    if (isBusy(error)) return toApiError('busy');
    throw error;
  }
}

const MEMORY_MS = 10 * 60_000;

/** How many of a client's conversions were stopped within ten minutes. */
const stopped = processWide(
  'costly-clients',
  () => new LRUCache<string, number>({ max: 5000, ttl: MEMORY_MS }),
);

function countStopped(client: string): void {
  stopped.set(client, (stopped.get(client) ?? 0) + 1);
}

/** After one stopped picture all count as heavy. After two only plain ones pass, for others behind the same address. */
function costFor(client: string, header: PictureHeader): 'light' | 'heavy' | 'refused' {
  const count = stopped.get(client) ?? 0;
  if (count > 1 && !isPlain(header)) return 'refused';
  return count > 0 || isHeavy(header) ? 'heavy' : 'light';
}

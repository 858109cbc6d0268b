import 'server-only';
import { LRUCache } from 'lru-cache';
import { LIMITS } from '@/lib/platform/limits';
import { processWide } from '@/lib/platform/process-wide';
import type { ApiError } from '@/lib/raffle/purchase';
import { toApiError } from '@/lib/raffle/reasons';
import { isBusy } from './conversion-queue';
import { convert } from './convert';
import type { ReceiptTask } from './worker/receipt';
import type { WorkerFailure } from './worker-pool';

export type ReceiptResult = { ok: true; jpeg: Uint8Array<ArrayBuffer> } | ApiError;

const PROBLEMS = {
  heic: 'Tu teléfono guardó la imagen en formato HEIC, que no podemos abrir. Envía una captura de pantalla o una foto JPG.',
  empty: 'El archivo del comprobante está vacío. Elige la imagen otra vez.',
  broken:
    'No pudimos abrir la imagen del comprobante: parece dañada. Envía una captura de pantalla.',
  other: null,
};

const TOO_MUCH = /pixel limit|memory|security limit/i;

/** How many of a client's conversions were stopped lately. */
const stopped = processWide(
  'costly-clients',
  () => new LRUCache<string, number>({ max: 5000, ttl: LIMITS.stoppedClientMs }),
);

/** Makes a JPEG of `receiptSize` without metadata. Ignores file name and type, and decodes nothing that costs too much. */
export async function encodeReceipt(
  file: string,
  client: string,
  most = mostFor(client),
): Promise<ReceiptResult> {
  try {
    const answer = await convert('receipt', { file, most }, { client, isHeavy: most !== 'light' });
    if (!answer.ok) return failure(answer, client);
    const { made } = answer;
    if (made.ok) return { ok: true, jpeg: new Uint8Array(made.jpeg) };
    if (made.reason === 'heavy') return await encodeReceipt(file, client, 'heavy');
    return made.reason === 'too-big'
      ? toApiError('image-too-big')
      : toApiError('not-an-image', PROBLEMS[made.reason]);
  } catch (error) {
    if (isBusy(error)) return toApiError('busy');
    throw error;
  }
}

/** After one stopped picture all count as heavy. After two only plain ones pass, for others behind the same address. */
function mostFor(client: string): ReceiptTask['most'] {
  const count = stopped.get(client) ?? 0;
  if (count === 0) return 'light';
  return count === 1 ? 'heavy' : 'plain';
}

function failure({ reason, problem }: WorkerFailure, client: string): ApiError {
  if (reason === 'broke-off') return toApiError('busy');
  if (reason === 'too-costly') stopped.set(client, (stopped.get(client) ?? 0) + 1);
  const isTooMuch = reason === 'too-costly' || TOO_MUCH.test(problem);
  return isTooMuch ? toApiError('image-too-big') : toApiError('not-an-image', PROBLEMS.broken);
}

import 'server-only';
import { open } from 'node:fs/promises';
import type { DoorReason } from '@/lib/raffle/purchase';
import { doorSentences } from '@/lib/raffle/reasons';
import { ConversionsBusy, inTurn } from './conversion-queue';
import { fileSignature, SIGNATURE_BYTES } from './file-signature';
import { openPicture } from './sharp';

export type ReceiptResult =
  { ok: true; jpeg: Uint8Array<ArrayBuffer> } | { ok: false; reason: DoorReason; msg: string };

/** Pixels. Enough to read the small print of a bank's receipt. */
const LONGEST_SIDE = 1600;
const QUALITY = 80;

const HEIC =
  'Tu teléfono guardó la imagen en formato HEIC, que no podemos abrir. Envía una captura de pantalla o una foto JPG.';
const EMPTY = 'El archivo del comprobante está vacío. Elige la imagen otra vez.';
const BROKEN =
  'No pudimos abrir la imagen del comprobante: parece dañada. Envía una captura de pantalla.';

/**
 * The receipt as a JPEG that anybody can open: upright, at most 1600 px, without metadata. Nothing of
 * the file is believed: neither its name nor its type, and nothing is decoded before its size is known.
 * @param file path of the file as it was received
 */
export async function encodeReceipt(file: string): Promise<ReceiptResult> {
  const head = await firstBytes(file);
  if (head.length === 0) return refusal('not-an-image', EMPTY);
  const signature = fileSignature(head);
  if (signature === null) return refusal('not-an-image');
  if (signature === 'heic') return refusal('not-an-image', HEIC);
  try {
    return { ok: true, jpeg: await inTurn(() => reencode(file), true) };
  } catch (error) {
    if (error instanceof ConversionsBusy) return refusal('busy');
    const isTooBig = error instanceof Error && /pixel limit/i.test(error.message);
    return isTooBig ? refusal('image-too-big') : refusal('not-an-image', BROKEN);
  }
}

async function reencode(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await openPicture(file)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer();
  return new Uint8Array(jpeg);
}

async function firstBytes(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SIGNATURE_BYTES));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function refusal(reason: DoorReason, msg = doorSentences[reason]): ReceiptResult {
  return { ok: false, reason, msg };
}

import type { Sharp } from 'sharp';
import { CARD, CARD_MAX_BYTES, type Picture, type PictureFormat } from '../picture';
import { encode } from './encode';
import { openPicture } from './sharp';
import { vectorDensity, resizePicture } from './resize';
import { encodeReceipt } from './receipt';

/** Flyers have words along their edges. */
const LEAST_KEPT = 0.95;

/** Other shapes than the card's are shown whole on a blurred backdrop. Throws if the bytes are not a picture. */
async function coverCard(bytes: Uint8Array): Promise<Picture> {
  const density = await vectorDensity(bytes, CARD.width);
  const cover = openPicture(bytes, { density })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' });
  const { width, height } = (await cover.metadata()).autoOrient;
  const ratio = width / height / (CARD.width / CARD.height);
  const kept = Math.min(ratio, 1 / ratio);
  const card = kept < LEAST_KEPT ? await wholeOnBackdrop(cover) : cover.resize(CARD);
  return encode(card, 'jpeg', CARD_MAX_BYTES);
}

async function wholeOnBackdrop(cover: Sharp): Promise<Sharp> {
  const whole = await cover
    .clone()
    .resize({ ...CARD, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const speck = await openPicture(whole).resize(60, 32).blur(3).png().toBuffer();
  return openPicture(speck)
    .resize({ ...CARD, kernel: 'cubic' })
    .modulate({ brightness: 0.6 })
    .composite([{ input: whole, gravity: 'centre' }]);
}

type Tasks = {
  receipt: typeof encodeReceipt;
  resize: (asked: { bytes: Uint8Array; width: number; format: PictureFormat }) => Promise<Picture>;
  'cover-card': (asked: { bytes: Uint8Array }) => Promise<Picture>;
  'card-jpeg': (asked: { bytes: Uint8Array }) => Promise<Picture>;
};

export type TaskKind = keyof Tasks;
export type TaskInput<Kind extends TaskKind> = Parameters<Tasks[Kind]>[0];
export type Made<Kind extends TaskKind> = Awaited<ReturnType<Tasks[Kind]>>;

export type TaskMessage = { [Kind in TaskKind]: { kind: Kind; asked: TaskInput<Kind> } }[TaskKind];
export type TaskAnswer =
  { ok: true; made: unknown; isWorn: boolean } | { ok: false; problem: string };

export const tasks: Tasks = {
  receipt: encodeReceipt,
  resize: ({ bytes, width, format }) => resizePicture(bytes, width, format),
  'cover-card': ({ bytes }) => coverCard(bytes),
  'card-jpeg': ({ bytes }) => encode(openPicture(bytes), 'jpeg', CARD_MAX_BYTES),
};

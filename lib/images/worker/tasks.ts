import { CARD_MAX_BYTES, type Picture, type PictureFormat } from '../picture';
import { coverCard, type CoverCardResult } from './cover-card';
import { encode } from './encode';
import { reencodeReceipt } from './receipt';
import { resizePicture } from './resize';
import { openPicture } from './sharp';

type Tasks = {
  receipt: (asked: { file: string; maxPixels: number }) => Promise<Buffer>;
  resize: (asked: { bytes: Uint8Array; width: number; format: PictureFormat }) => Promise<Picture>;
  'cover-card': (asked: { bytes: Uint8Array }) => Promise<CoverCardResult>;
  'card-jpeg': (asked: { bytes: Uint8Array }) => Promise<Picture>;
  fill: (asked: { bytes: Uint8Array; width: number; height: number }) => Promise<Buffer>;
};

export type TaskKind = keyof Tasks;
export type Asked<Kind extends TaskKind> = Parameters<Tasks[Kind]>[0];
export type Made<Kind extends TaskKind> = Awaited<ReturnType<Tasks[Kind]>>;

export type TaskMessage = { [Kind in TaskKind]: { kind: Kind; asked: Asked<Kind> } }[TaskKind];
export type TaskAnswer =
  { ok: true; made: unknown; isWorn: boolean } | { ok: false; problem: string };

export const tasks: Tasks = {
  receipt: ({ file, maxPixels }) => reencodeReceipt(file, maxPixels),
  resize: ({ bytes, width, format }) => resizePicture(bytes, width, format),
  'cover-card': ({ bytes }) => coverCard(bytes),
  'card-jpeg': ({ bytes }) => encode(openPicture(bytes), 'jpeg', CARD_MAX_BYTES),
  fill: ({ bytes, width, height }) =>
    openPicture(bytes)
      .resize({ width, height })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer(),
};

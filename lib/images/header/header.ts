export type PictureKind =
  'jpeg' | 'jpeg-progressive' | 'png' | 'png-interlaced' | 'webp' | 'webp-lossless' | 'avif';

export type PictureHeader = { kind: PictureKind; width: number; height: number };

export type ReadBytes = (at: number, length: number) => Promise<Buffer>;

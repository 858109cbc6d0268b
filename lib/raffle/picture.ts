import type { ImagePath } from './types';

/** Widths, in pixels, that the image door makes; it refuses any other. */
export const PICTURE_WIDTHS = [96, 192, 384, 640, 828, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The door answers it with the shop's own drawing. */
export const NO_PICTURE: ImagePath = '/uploads/portada/no-image';

/**
 * `src` and `srcSet` for an `<img>`, which says `sizes`, `width` and `height` itself.
 * @param widths from the smallest; a browser without `srcset` gets the middle one.
 */
export function pictureSources(
  path: ImagePath | null,
  widths: readonly [PictureWidth, ...PictureWidth[]],
): { src: string; srcSet: string } {
  const address = (width: number) => `${path ?? NO_PICTURE}?w=${width}`;
  return {
    src: address(widths[Math.floor(widths.length / 2)] ?? widths[0]),
    srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', '),
  };
}

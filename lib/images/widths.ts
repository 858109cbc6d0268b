/** Pixels. */
export const PICTURE_WIDTHS = [96, 192, 384, 640, 828, 1200, 1600] as const;

export type Picture = { body: Buffer; type: string; etag: string };

export type PictureFormat = 'avif' | 'jpeg';

/** Pixels. */
export const PICTURE_WIDTHS = [192, 384, 656, 828, 1200, 1600] as const;

export const CARD = { width: 1200, height: 630 };
/** WhatsApp refuses more than 600 KB, and reportedly more than 300 on weak phones. */
export const CARD_MAX_BYTES = 300_000;

import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { inTurn } from './conversion-queue';
import { CARD, CARD_MAX_BYTES } from './cover-card';
import { encode, type Picture } from './encode';
import { openPicture } from './sharp';

/** A card laid out as an element, as a JPEG. Its text must be `printable`. */
export function drawElement(element: ReactElement, size = CARD): Promise<Picture> {
  return inTurn(async () => {
    const png = await new ImageResponse(element, size).arrayBuffer();
    return encode(openPicture(new Uint8Array(png)), 'jpeg', CARD_MAX_BYTES);
  });
}

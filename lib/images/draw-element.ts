import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { inTurn, SHOP_PICTURES } from './conversion-queue';
import { convertOwnNow } from './convert';
import { CARD, type Picture } from './picture';

/** Its text must be `printable`. */
export function drawElement(element: ReactElement, size = CARD): Promise<Picture> {
  return inTurn(SHOP_PICTURES, async () => {
    const png = await new ImageResponse(element, size).arrayBuffer();
    return convertOwnNow('card-jpeg', { bytes: new Uint8Array(png) });
  });
}

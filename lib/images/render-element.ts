import 'server-only';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { inTurn } from './conversion-queue';
import { convertOwnNow } from './convert';
import { CARD, type Picture } from './picture';
import { cardSlot } from './picture-slots';

/** Its text must be `printable`. */
export function renderElement(
  element: ReactElement,
  client: string,
  size = CARD,
): Promise<Picture> {
  return inTurn(cardSlot(client), async () => {
    const png = await new ImageResponse(element, size).arrayBuffer();
    return convertOwnNow('card-jpeg', { bytes: new Uint8Array(png) });
  });
}

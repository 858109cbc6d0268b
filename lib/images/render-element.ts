import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { cardSlot, inTurn } from './conversion-queue';
import { convertOwnNow } from './convert';
import { CARD, type Picture } from './picture';

/** The renderer reads no WOFF2. */
const FACE = 'public/fonts/bricolage-grotesque-700.woff';
let face: Buffer | undefined;

/** Its text must be `printable`. */
export function renderElement(
  element: ReactElement,
  client: string,
  size = CARD,
): Promise<Picture> {
  return inTurn(cardSlot(client), async () => {
    face ??= readFileSync(path.resolve(/* turbopackIgnore: true */ FACE));
    const fonts = [{ name: 'Display', data: face, weight: 700 as const }];
    const png = await new ImageResponse(element, { ...size, fonts }).arrayBuffer();
    return convertOwnNow('card-jpeg', { bytes: new Uint8Array(png) });
  });
}

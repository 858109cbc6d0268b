import type { ReactNode } from 'react';
import { clip } from '@/lib/raffle/plain-text';
import { cardColours, FaintMark, printable } from './card-frame';
import { QrCode } from './qr-code';

/** In pixels. Apps lay their own buttons over both ends of a story. */
export const STORY = { height: 1920, ends: { top: 190, bottom: 230 }, side: 72 };
export const WIDTH = 1080;
export const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

/** Then its letters are smaller. */
const SHORT_NAME = 24;
const LONG_NAME = 60;
const LINE_HEIGHT = 1.12;
const LONGEST_SHOP = 34;

export const shopWords = (text: string) => clip(printable(text), LONGEST_SHOP);

type FrameProps = Pick<typeof STORY, 'height' | 'ends' | 'side'> & { children: ReactNode };

export function ShareFrame({ height, ends, side, children }: FrameProps) {
  return (
    <div
      style={{
        width: WIDTH,
        height,
        ...COLUMN,
        justifyContent: 'space-between',
        padding: `${ends.top}px ${side}px ${ends.bottom}px`,
        background: cardColours().deep,
        color: cardColours()['on-deep'],
        fontFamily: 'Geist',
      }}
    >
      {children}
    </div>
  );
}

type CoverProps = {
  /** `data:` address. */
  cover: string | null;
  place: { width: number; height: number };
};

export function SharedCover({ cover, place: { width, height } }: CoverProps) {
  return (
    <div
      style={{
        display: 'flex',
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
        height,
        borderRadius: 28,
        background: cardColours().action,
      }}
    >
      {cover ? <img src={cover} alt="" width={width} height={height} /> : <FaintMark size={260} />}
    </div>
  );
}

type NamePlace = { width: number; height: number; sizes: readonly [number, number, number] };

export function SharedName({ name: typed, place }: { name: string; place: NamePlace }) {
  const name = printable(typed) || 'Rifa';
  const fontSize = nameSize(name, place.sizes);
  return (
    <div style={{ display: 'flex', alignItems: 'center', height: place.height }}>
      <div
        style={{
          display: 'block',
          width: place.width,
          fontSize,
          lineHeight: LINE_HEIGHT,
          lineClamp: Math.floor(place.height / (fontSize * LINE_HEIGHT)),
          wordBreak: 'break-word',
          WebkitTextStroke: `1.5px ${cardColours()['on-deep']}`,
        }}
      >
        {name}
      </div>
    </div>
  );
}

function nameSize({ length }: string, [large, medium, small]: NamePlace['sizes']): number {
  if (length <= SHORT_NAME) return large;
  return length <= LONG_NAME ? medium : small;
}

type CodeProps = {
  /** The code of the raffle's page. */
  qr: { d: string; modules: number };
  side: number;
};

export function SharedCode({ qr, side }: CodeProps) {
  return (
    <div style={{ ...COLUMN, padding: 8, borderRadius: 20, background: '#ffffff' }}>
      <QrCode qr={qr} side={side} />
    </div>
  );
}

export function Line({ children }: { children: string }) {
  return (
    <div style={{ display: 'flex', marginTop: 14, fontSize: 34, lineHeight: 1.2 }}>
      {printable(children)}
    </div>
  );
}

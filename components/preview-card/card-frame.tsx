import type { CSSProperties, ReactNode } from 'react';
import { brandColours } from '@/lib/content/brand-colours';
import { brandMark } from '@/lib/content/brand-mark';
import { clip } from '@/lib/raffle/plain-text';
import { printable } from './printable';

export const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

const LONGEST_SHOP = 34;

export const shopWords = (text: string) => clip(printable(text), LONGEST_SHOP);

/** Read for each picture: the owner may change them while the shop runs. */
export const cardColours = () => brandColours().light;

/** All text stays within the central 630 px, because some apps crop previews to a square. */
export function CardFrame({ children }: { children: ReactNode }) {
  return (
    <div
      style={{
        width: 1200,
        height: 630,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: cardColours().action,
        color: cardColours()['on-action'],
      }}
    >
      <FaintMark size={520} style={{ position: 'absolute', left: -190, top: 270 }} />
      <FaintMark size={520} style={{ position: 'absolute', right: -190, top: -160 }} />
      <div
        style={{
          width: 620,
          height: 570,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'space-between',
          textAlign: 'center',
        }}
      >
        {children}
      </div>
    </div>
  );
}

export function ShopLine({ name }: { name: string }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        fontSize: 30,
        color: cardColours()['on-deep-soft'],
      }}
    >
      <Mark size={44} style={{ marginRight: 14 }} />
      {name}
    </div>
  );
}

type BoxProps = { style: CSSProperties; children: string };

export function AccentBox({ style, children }: BoxProps) {
  const { accent, 'on-accent': letters } = cardColours();
  return (
    <div style={{ display: 'flex', background: accent, color: letters, ...style }}>{children}</div>
  );
}

type MarkProps = { size: number; style?: CSSProperties };

export function Mark(props: MarkProps) {
  return <MarkIn {...props} color={cardColours().accent} />;
}

export function FaintMark({ style, ...props }: MarkProps) {
  return (
    <MarkIn {...props} color={cardColours()['on-action']} style={{ ...style, opacity: 0.06 }} />
  );
}

function MarkIn({ size, color, style }: MarkProps & { color: string }) {
  const fitted: CSSProperties = { objectFit: 'contain', ...style };
  return <img src={brandMark(color)} width={size} height={size} alt="" style={fitted} />;
}

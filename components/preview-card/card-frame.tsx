import type { CSSProperties, ReactNode } from 'react';
import { brandColours } from '@/lib/content/brand-colours';
import { brandMark } from '@/lib/content/brand-mark';

/** Read for each picture: the owner may change them while the shop runs. */
export const CARD_COLORS = {
  get deep() {
    return brandColours().light.deep;
  },
  get band() {
    return brandColours().light.action;
  },
  get ink() {
    return brandColours().light['on-action'];
  },
  get sun() {
    return brandColours().light.accent;
  },
  get onSun() {
    return brandColours().light['on-accent'];
  },
  get soft() {
    return brandColours().light['on-deep-soft'];
  },
  get onDeep() {
    return brandColours().light['on-deep'];
  },
};

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
        background: CARD_COLORS.band,
        color: CARD_COLORS.ink,
        fontFamily: 'Geist',
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
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 30, color: CARD_COLORS.soft }}>
      <Mark size={44} style={{ marginRight: 14 }} />
      {name}
    </div>
  );
}

type MarkProps = { size: number; style?: CSSProperties };

/** The shop's mark in the colour of the sun. */
export function Mark(props: MarkProps) {
  return <MarkIn {...props} color={CARD_COLORS.sun} />;
}

export function FaintMark({ style, ...props }: MarkProps) {
  return <MarkIn {...props} color={CARD_COLORS.ink} style={{ ...style, opacity: 0.06 }} />;
}

function MarkIn({ size, color, style }: MarkProps & { color: string }) {
  const fitted: CSSProperties = { objectFit: 'contain', ...style };
  return <img src={brandMark(color)} width={size} height={size} alt="" style={fitted} />;
}

/** Everything except the Latin letters, digits and signs in the card's font. */
const UNPRINTABLE = /[^\x20-\x7e\xa1-\xac\xae-\u0112\u0116-\u012a\u0150-\u017e–—‘’“”•…€]/gu;

/**
 * The drawable part of a text: for any other character the renderer would download a font or a
 * picture. Symbol letters (𝐑𝐢𝐟𝐚) become plain ones.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNPRINTABLE, (sign) => sign.normalize('NFKC'))
    .replace(UNPRINTABLE, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

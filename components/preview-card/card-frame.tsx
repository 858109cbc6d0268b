import type { ReactNode } from 'react';
import { brandColours } from '@/lib/brand-colours';

const PETAL =
  'M0 -2C-3.6 -4 -5.2 -8.2 -2.6 -11.2C-1.6 -12.3 -0.7 -11.6 0 -10.6C0.7 -11.6 1.6 -12.3 2.6 -11.2C5.2 -8.2 3.6 -4 0 -2Z';

const { deep, action, accent, 'on-deep-soft': soft } = brandColours().light;
export const CARD_COLORS = { deep, band: action, sun: accent, soft };

/** The band, a little lighter. */
const PATTERN = 'rgba(255, 255, 255, 0.06)';

/** All that is read stands in the central 630 px, which is what is left where previews are cropped square. */
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
        color: '#ffffff',
        fontFamily: 'Geist',
      }}
    >
      <Flower size={520} color={PATTERN} style={{ position: 'absolute', left: -190, top: 270 }} />
      <Flower size={520} color={PATTERN} style={{ position: 'absolute', right: -190, top: -160 }} />
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
      <Flower size={44} color={CARD_COLORS.sun} style={{ marginRight: 14 }} />
      {name}
    </div>
  );
}

type FlowerProps = { size: number; color: string; style?: Record<string, string | number> };

export function Flower({ size, color, style }: FlowerProps) {
  return (
    <svg width={size} height={size} viewBox="-13 -13 26 26" style={style}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d={PETAL} fill={color} transform={`rotate(${angle})`} />
      ))}
    </svg>
  );
}

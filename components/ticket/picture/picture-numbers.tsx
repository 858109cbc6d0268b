import { CARD_COLORS, printable } from '@/components/preview-card/card-frame';
import { hasWon, type NumberWithState } from '@/lib/raffle/digital-ticket';

type PictureNumbersProps = { numbers: readonly NumberWithState[]; winner: string | null };

/** The more numbers, the smaller they are. Fifty long ones still fit. */
export function PictureNumbers({ numbers, winner }: PictureNumbersProps) {
  const look = lookOf(numbers.length);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 26, gap: look.gap }}>
      {numbers.map((held) => {
        const isReleased = held.state === 'released';
        return (
          <div
            key={held.number}
            style={{
              display: 'flex',
              padding: look.padding,
              border: `3px solid ${isReleased ? '#cfc6b2' : CARD_COLORS.band}`,
              borderRadius: 14,
              background: hasWon(held, winner) ? CARD_COLORS.sun : '#ffffff',
              color: isReleased ? '#857f70' : CARD_COLORS.deep,
              fontSize: look.fontSize,
              textDecoration: isReleased ? 'line-through' : 'none',
              WebkitTextStroke: isReleased ? '0' : `1px ${CARD_COLORS.deep}`,
            }}
          >
            {printable(held.number)}
          </div>
        );
      })}
    </div>
  );
}

function lookOf(count: number) {
  if (count <= 2) return { fontSize: 96, padding: '6px 36px', gap: 20 };
  if (count <= 6) return { fontSize: 64, padding: '6px 26px', gap: 16 };
  if (count <= 20) return { fontSize: 46, padding: '4px 18px', gap: 12 };
  return { fontSize: 34, padding: '3px 12px', gap: 9 };
}

import { cardColours } from '@/components/preview-card/card-frame';
import { printable } from '@/components/preview-card/printable';
import { DIGIT_WIDTH } from '@/components/preview-card/fit-numbers';
import { hasWon, type NumberWithState } from '@/lib/raffle/digital-ticket';

const BORDER = 3;

type PictureNumbersProps = {
  numbers: readonly NumberWithState[];
  winner: string | null;
  /** The width of a row, in pixels. */
  width: number;
};

/** The more numbers, the smaller they are. Fifty long ones still fit. */
export function PictureNumbers({ numbers, winner, width }: PictureNumbersProps) {
  const look = lookOf(numbers.length);
  const minWidth = boxWidth(numbers, look, width);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 26, gap: look.gap }}>
      {numbers.map((held) => {
        const isReleased = held.state === 'released';
        return (
          <div
            key={held.number}
            style={{
              display: 'flex',
              justifyContent: 'center',
              minWidth,
              padding: `${look.y}px ${look.x}px`,
              border: `${BORDER}px solid ${isReleased ? '#cfc6b2' : cardColours().action}`,
              borderRadius: 14,
              background: hasWon(held, winner) ? cardColours().accent : '#ffffff',
              color: isReleased ? '#857f70' : cardColours().deep,
              fontSize: look.fontSize,
              textDecoration: isReleased ? 'line-through' : 'none',
            }}
          >
            {printable(held.number)}
          </div>
        );
      })}
    </div>
  );
}

/** `x` and `y` are the padding of a box. */
type NumberStyle = { fontSize: number; x: number; y: number; gap: number };

function lookOf(count: number): NumberStyle {
  if (count <= 2) return { fontSize: 96, y: 6, x: 36, gap: 20 };
  if (count <= 6) return { fontSize: 64, y: 6, x: 26, gap: 16 };
  if (count <= 20) return { fontSize: 46, y: 4, x: 18, gap: 12 };
  return { fontSize: 34, y: 3, x: 10, gap: 9 };
}

/** All boxes are as wide as the longest number's, and full rows end where the row ends. */
function boxWidth(numbers: readonly NumberWithState[], look: NumberStyle, row: number): number {
  const longest = Math.max(...numbers.map(({ number }) => printable(number).length));
  const own = longest * look.fontSize * DIGIT_WIDTH + 2 * (look.x + BORDER);
  const columns = Math.max(1, Math.floor((row + look.gap) / (own + look.gap)));
  if (numbers.length < columns) return Math.ceil(own);
  return Math.floor((row - (columns - 1) * look.gap) / columns);
}

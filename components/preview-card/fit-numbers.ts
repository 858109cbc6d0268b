/** The width of the widest digit, as a share of the letter size. */
export const DIGIT_WIDTH = 0.67;

type Place = { width: number; height: number };

/** Everything of a box in pixels. */
type NumberStyle = { fontSize: number; x: number; y: number; gap: number; minWidth: number };

type Fitted = { shown: string[]; more: number; look: NumberStyle };

/** A phone shows a status for five seconds: smaller ones are not read. */
const SIZES = [190, 130, 96, 72, 56] as const;
const SMALLEST = 56;
const LINE = 1.2;
/** The line "y 12 más". */
export const MORE_HEIGHT = 72;

/** As large as all of them fit; in the smallest letters the first that fit. */
export function fitNumbers(numbers: readonly string[], place: Place): Fitted {
  const longest = Math.max(...numbers.map(({ length }) => length));
  const fitting = SIZES.find((size) => room(longest, size, place) >= numbers.length);
  const look = lookOf(longest, fitting ?? SMALLEST);
  if (fitting) return { shown: [...numbers], more: 0, look };
  const shorter = { ...place, height: place.height - MORE_HEIGHT };
  const shown = numbers.slice(0, room(longest, SMALLEST, shorter));
  return { shown, more: numbers.length - shown.length, look };
}

function room(longest: number, size: number, { width, height }: Place): number {
  const { minWidth, y, gap } = lookOf(longest, size);
  const boxHeight = size * LINE + 2 * y;
  return (
    Math.floor((width + gap) / (minWidth + gap)) * Math.floor((height + gap) / (boxHeight + gap))
  );
}

function lookOf(longest: number, fontSize: number): NumberStyle {
  const x = Math.round(fontSize * 0.3);
  return {
    fontSize,
    x,
    y: Math.round(fontSize * 0.1),
    gap: Math.round(fontSize * 0.2),
    minWidth: Math.ceil(longest * fontSize * DIGIT_WIDTH) + 2 * x,
  };
}

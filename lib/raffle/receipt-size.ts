type Size = { width: number; height: number };

const LONG_SIDE = 1600;
/** Height to width. No screen is this tall; a taller picture is a scrolled capture. */
const TALLEST_SCREEN = 2.5;
const TALL_WIDTH = 1080;
/** Phones can draw at most 16.7 million. */
const MAX_PIXELS = 10_000_000;

/** The target size for a receipt. A scrolled capture stays as wide as a phone, to remain readable. */
export function receiptSize({ width, height }: Size): Size {
  const isTall = height > TALLEST_SCREEN * width;
  const scale = Math.min(
    1,
    isTall ? TALL_WIDTH / width : LONG_SIDE / Math.max(width, height),
    Math.sqrt(MAX_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

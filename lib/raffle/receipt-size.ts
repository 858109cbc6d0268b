type Size = { width: number; height: number };

const LONG_SIDE = 1600;
/** No screen is as tall: a picture beyond it was scrolled. */
const TALLEST_SCREEN = 2.5;
const TALL_WIDTH = 1080;
/** Phones draw no more than 16.7 million. */
const MAX_PIXELS = 10_000_000;

/** What a receipt is shrunk to. A scrolled capture keeps the width of a phone, or nobody could read it. */
export function receiptSize({ width, height }: Size): Size {
  const isTall = height > TALLEST_SCREEN * width;
  const scale = Math.min(
    1,
    isTall ? TALL_WIDTH / width : LONG_SIDE / Math.max(width, height),
    drawableScale({ width, height }),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

export function drawableScale({ width, height }: Size): number {
  return Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
}

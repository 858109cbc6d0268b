import { drawableScale } from '@/lib/raffle/receipt-size';

type Size = { width: number; height: number };

const GAP = 24;
const QUALITY = 0.75;

/** Scales both alike and places them side by side if both are upright, like phone screenshots, else stacked. */
export function joinedLayout(
  first: Size,
  second: Size,
): Size & { second: { x: number; y: number } & Size } {
  const isUpright = first.height > first.width && second.height > second.width;
  if (isUpright) {
    const scale = first.height / second.height;
    const width = Math.round(second.width * scale);
    return {
      width: first.width + GAP + width,
      height: first.height,
      second: { x: first.width + GAP, y: 0, width, height: first.height },
    };
  }
  const scale = first.width / second.width;
  const height = Math.round(second.height * scale);
  return {
    width: first.width,
    height: first.height + GAP + height,
    second: { x: 0, y: first.height + GAP, width: first.width, height },
  };
}

/** Null when the browser cannot draw them. */
export async function joinReceipts(first: Blob, second: Blob): Promise<Blob | null> {
  try {
    const [one, other] = await Promise.all([createImageBitmap(first), createImageBitmap(second)]);
    const layout = joinedLayout(one, other);
    const canvas = document.createElement('canvas');
    const scale = drawableScale(layout);
    canvas.width = Math.round(layout.width * scale);
    canvas.height = Math.round(layout.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.scale(scale, scale);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, layout.width, layout.height);
    context.drawImage(one, 0, 0);
    const { x, y, width, height } = layout.second;
    context.drawImage(other, x, y, width, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
}

/** Stored on the phone, so it contains no buyer data. */
export type OwnPurchase = {
  numbers: string[];
  trace: string;
  ticketPath: string | null;
  /** Milliseconds since the epoch. */
  boughtAt: number;
};

const DAY_MS = 86_400_000;
const LIFE_MS = 180 * DAY_MS;
const LIFE_AFTER_DRAW_MS = 30 * DAY_MS;

export function isWorthKeeping(
  { boughtAt }: OwnPurchase,
  drawDate: string | null,
  now: number,
): boolean {
  if (now - boughtAt > LIFE_MS) return false;
  const isLongDrawn = drawDate !== null && now - Date.parse(drawDate) > LIFE_AFTER_DRAW_MS;
  // A purchase after the draw's date means that the draw was postponed.
  return !isLongDrawn || now - boughtAt < LIFE_AFTER_DRAW_MS;
}

export function withPurchase(known: readonly OwnPurchase[], purchase: OwnPurchase): OwnPurchase[] {
  const others = known.filter(({ trace }) => trace !== purchase.trace);
  return [purchase, ...others];
}

/** Of what only this shop wrote. */
export function readOwnPurchases(text: string | null): OwnPurchase[] {
  try {
    return JSON.parse(text ?? '[]') as OwnPurchase[];
  } catch {
    return [];
  }
}

/** Stored on the phone, so it contains no buyer data. */
export type OwnPurchase = {
  numbers: string[];
  trace: string;
  ticketPath: string | null;
  /** Milliseconds since the epoch. */
  boughtAt: number;
};

const DAY_MS = 86_400_000;
const LAST_DATE = 8.64e15;
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

export function readOwnPurchases(text: string | null): OwnPurchase[] {
  const found = parse(text);
  return Array.isArray(found) ? found.flatMap((entry) => readOne(entry) ?? []) : [];
}

function readOne(entry: unknown): OwnPurchase | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const { numbers, trace, ticketPath, boughtAt } = entry as Partial<Record<string, unknown>>;
  const isList = Array.isArray(numbers) && numbers.every((item) => typeof item === 'string');
  if (!isList || numbers.length === 0) return null;
  if (typeof trace !== 'string' || typeof boughtAt !== 'number') return null;
  // `Date` has no valid value beyond it.
  if (!(Math.abs(boughtAt) <= LAST_DATE)) return null;
  const isPath = typeof ticketPath === 'string' && /^\/boleto\/[\w.~-]+$/.test(ticketPath);
  return { numbers, trace, boughtAt, ticketPath: isPath ? ticketPath : null };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}

import type { TicketCounts } from './types';

export type SoldShare = {
  percent: number;
  text: string;
};

/** Null without plausible counts. The text rounds down, so it never says "sold out" too early. */
export function soldShare(counts: TicketCounts | null): SoldShare | null {
  if (counts === null) return null;
  const sold = counts.reserved + counts.paid;
  if (!(counts.total > 0) || !(sold >= 0) || sold > counts.total) return null;
  const percent = (sold / counts.total) * 100;
  return { percent, text: phrase(percent) };
}

function phrase(percent: number): string {
  if (percent === 0) return 'Todos los números están libres';
  if (percent === 100) return 'Todos los números se vendieron';
  return percent < 1 ? 'Menos del 1\u00a0% vendido' : `${Math.floor(percent)}\u00a0% vendido`;
}

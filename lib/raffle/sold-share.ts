import type { TicketCounts } from './types';

export type SoldShare = {
  /** 0 to 100, to draw a bar. */
  percent: number;
  /** `Vendido 43 %`, for people. */
  text: string;
};

/**
 * What is reserved or paid of all there is; null when it was not counted or the counts make no
 * sense. Never says everything or nothing is sold before it is so.
 */
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
  return percent < 1 ? 'Vendido menos del 1\u00a0%' : `Vendido ${Math.floor(percent)}\u00a0%`;
}

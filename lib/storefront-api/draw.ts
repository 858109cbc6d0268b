import { drawParams, type Draw, type DrawQuery } from '@/lib/raffle/draw';
import { readJson } from './read-json';

/** Throws a RequestFailure. `invalid-form` means that so many numbers cannot be picked, and its message says so. */
export async function fetchDraw(
  raffleId: string,
  { quantity, luck = null }: Pick<DrawQuery, 'quantity'> & Partial<DrawQuery>,
): Promise<Draw> {
  const params = drawParams({ quantity, luck });
  const { tickets, free, nearest } = await readJson<Draw>(
    `/api/raffles/${raffleId}/draw?${params}`,
  );
  return { tickets, free, nearest };
}

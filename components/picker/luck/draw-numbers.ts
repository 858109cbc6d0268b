import type { QuantityLimits } from '@/lib/raffle/quantity';
import { drawProblem } from '@/lib/raffle/random-pick';
import { fetchDraw } from '@/lib/storefront-api/draw';
import { NO_ANSWER, RequestFailure } from '@/lib/storefront-api/read-json';
import { selectionStore } from '../selection/selection-store';

/** Replaces the chosen numbers with `quantity` random ones; or changes nothing and returns what to say. */
export async function drawNumbers(
  raffleId: string,
  quantity: number,
  { free, limits }: { free: number | null; limits: QuantityLimits },
): Promise<string> {
  const problem = drawProblem(quantity, free ?? quantity, limits);
  if (problem !== null) return problem;
  try {
    const { tickets } = await fetchDraw(raffleId, { quantity });
    selectionStore(raffleId).replaceAll(tickets.map(({ id, number }) => ({ id, number })));
    return '';
  } catch (failure) {
    return failure instanceof RequestFailure ? failure.message : NO_ANSWER;
  }
}

import type { QuantityLimits } from '@/lib/raffle/quantity';
import { pickProblem } from '@/lib/raffle/random-pick';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { NO_ANSWER, RequestFailure } from '@/lib/storefront-api/read-json';
import { selectionStore } from '../selection/selection-store';

/** Replaces the chosen numbers with `quantity` random ones; or changes nothing and returns what to say. */
export async function pickNumbers(
  raffleId: string,
  quantity: number,
  { free, limits }: { free: number | null; limits: QuantityLimits },
): Promise<string> {
  const problem = pickProblem(quantity, free ?? quantity, limits);
  if (problem !== null) return problem;
  try {
    const { tickets } = await fetchPick(raffleId, { quantity });
    selectionStore(raffleId).replaceAll(tickets.map(({ id, number }) => ({ id, number })));
    return '';
  } catch (failure) {
    return failure instanceof RequestFailure ? failure.message : NO_ANSWER;
  }
}

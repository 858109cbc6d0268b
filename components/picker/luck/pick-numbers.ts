import { showToast } from '@/components/ui/show-toast';
import { MOST_AT_RANDOM, type QuantityLimits } from '@/lib/raffle/quantity';
import { pickProblem } from '@/lib/raffle/random-pick';
import { fetchPick } from '@/lib/storefront-api/fetch-pick';
import { NO_ANSWER, RequestFailure } from '@/lib/storefront-api/read-json';
import { selectionStore } from '../selection/selection-store';
import { sayPicked } from './say-picked';

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
    selectionStore(raffleId).changeWithUndo(tickets.map(({ id, number }) => ({ id, number })));
    sayPicked(tickets);
    return '';
  } catch (failure) {
    return failure instanceof RequestFailure ? failure.message : NO_ANSWER;
  }
}

const TOAST_MS = 2500;

/**
 * Adds random numbers until `upTo` are chosen. Asks for as many, because the pick may name numbers
 * that are chosen already. A second tap before the answer adds nothing.
 */
export async function addAtRandom(raffleId: string, upTo: number): Promise<void> {
  const store = selectionStore(raffleId);
  try {
    const { tickets } = await fetchPick(raffleId, { quantity: Math.min(upTo, MOST_AT_RANDOM) });
    const { chosen, lost } = store.getSnapshot();
    const ids = new Set(chosen.map(({ id }) => id));
    const more = tickets.filter(({ id }) => !ids.has(id)).slice(0, Math.max(0, upTo - ids.size));
    store.replaceAll([...chosen, ...more.map(({ id, number }) => ({ id, number }))], lost);
    if (more.length > 0) sayPicked(more);
  } catch (failure) {
    const message = failure instanceof RequestFailure ? failure.message : NO_ANSWER;
    void showToast('warning', message, TOAST_MS);
  }
}

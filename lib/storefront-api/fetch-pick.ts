import { pickParams, type PickedTickets, type PickQuery } from '@/lib/raffle/pick-query';
import { readJson } from './read-json';

/** Throws a RequestFailure. `invalid-form` means that so many numbers cannot be picked, and its message says so. */
export async function fetchPick(
  raffleId: string,
  { quantity, luck = null }: Pick<PickQuery, 'quantity'> & Partial<PickQuery>,
): Promise<PickedTickets> {
  return readJson(`/api/raffles/${raffleId}/draw?${pickParams({ quantity, luck })}`);
}

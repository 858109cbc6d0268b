import type { Raffle, Winner } from './types';

/** How a raffle stands, as everybody may know it. */
export type RaffleResult = Pick<Raffle, 'isOpen' | 'drawDate'> & { winner: Winner | null };

/** The same text for the same result, to tell whether what is shown is still so. */
export function resultMark({ isOpen, drawDate, winner }: RaffleResult): string {
  const owner = winner?.owner;
  return JSON.stringify([
    isOpen,
    drawDate,
    winner?.number ?? null,
    owner ? [owner.name, owner.route, owner.address, owner.status, owner.images] : null,
  ]);
}

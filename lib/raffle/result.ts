import type { Raffle, Winner } from './types';

export type RaffleResult = Pick<Raffle, 'isOpen' | 'drawDate'> & { winner: Winner | null };

export function resultMark({ isOpen, drawDate, winner }: RaffleResult): string {
  const owner = winner?.owner;
  return JSON.stringify([
    isOpen,
    drawDate,
    winner?.number ?? null,
    owner ? [owner.name, owner.route, owner.address, owner.status, owner.images] : null,
  ]);
}

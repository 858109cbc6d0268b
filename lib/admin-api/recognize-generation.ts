import type { Generation, RaffleAnswer } from './generation';
import { firstGeneration } from './generation-1';
import { secondGeneration } from './generation-2';

/** Only the second generation answers methods beside the raffle. */
export function recognizeGeneration({ metodos }: RaffleAnswer): Generation {
  return metodos === undefined ? firstGeneration : secondGeneration;
}

/** One file for all, because the first load pays for the name of each file that may follow. */
export { pickProblem } from '@/lib/raffle/pick-problem';
export { addAtRandom, pickNumbers } from './pick-numbers';
export { PickedNumbers } from './picked-numbers';

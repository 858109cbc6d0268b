/** Together in one file, because the first load names each file that may follow. */
export { pickProblem } from '@/lib/raffle/pick-problem';
export { addAtRandom, pickNumbers } from './pick-numbers';
export { PickedNumbers } from './picked-numbers';

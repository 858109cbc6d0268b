import { loadOfMachine } from '../shared/load-of-machine.mjs';
import { quantile } from '../shared/quantile.mjs';
import { tally } from './tally.mjs';

export function printVerdict({ name, tried, summary, felt, holds }) {
  const times = felt.answers.map(({ ms }) => ms);
  const middle = Math.round(quantile(times, 0.5));
  const longest = Math.round(Math.max(...times));
  console.log(`\n${name}: ${holds ? 'held' : 'FAILED'}`);
  console.log(`  tried    ${tried}`);
  console.log(`  result   ${summary}`);
  console.log(
    `  a buyer  ${tally(felt.answers.map((answer) => answer.status))}; median ${middle} ms, longest ${longest} ms`,
  );
  console.log(`  memory   ${felt.megabytes} MB at most, all processes together`);
  console.log(`  load     ${loadOfMachine()}`);
}

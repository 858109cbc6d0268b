import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type OutcomeRow = { outcome: string; title: string; money: string[]; way: string };

/** The table of `docs/outcomes.md`. */
export function outcomeRows(): OutcomeRow[] {
  const file = join(__dirname, '../../docs/outcomes.md');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .slice(2);
  return rows.map(([, outcome = '', title = '', money = '', way = '']) => ({
    outcome,
    title,
    money: money.split(' … '),
    way,
  }));
}

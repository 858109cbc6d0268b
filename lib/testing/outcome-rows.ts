import { readFileSync } from 'node:fs';
import path from 'node:path';

type OutcomeRow = { outcome: string; title: string; money: string[]; way: string };

/** They differ from the others in words alone, so they are rendered without a browser. */
const WITHOUT_BROWSER = [
  'price-changed, it is less now',
  'quantity',
  'not-registered, and a number is somebody else’s',
  'no answer',
  'no answer but somebody else’s',
  'no answer but somebody else’s, five times',
];

/** The table of `docs/outcomes.md`, for the stories and for the tests without a browser. */
export function outcomeRows(): { ofStories: OutcomeRow[]; ofPanels: OutcomeRow[] } {
  const rows = readFileSync(path.join(process.cwd(), 'docs/outcomes.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .slice(2)
    .map(([, outcome = '', title = '', money = '', way = '']) => ({
      outcome,
      title,
      money: money.split(' … '),
      way,
    }));
  return {
    ofStories: rows.filter(({ outcome }) => !WITHOUT_BROWSER.includes(outcome)),
    ofPanels: rows.filter(({ outcome }) => WITHOUT_BROWSER.includes(outcome)),
  };
}

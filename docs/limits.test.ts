import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS, RATES } from '@/lib/platform/limits';

const UNITS = [
  [86_400, 'day'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

test('limits.md says each limit as the code has it, in the same order', () => {
  const rates = Object.entries(RATES).map(([name, { points, duration }]) => [
    name,
    `${grouped(points)} in ${time(duration)}`,
  ]);
  const others = Object.entries(LIMITS).map(([name, value]) => [name, valueOf(name, value)]);
  expect(inItems()).toEqual([...rates, ...others]);
});

test.each([
  [/at most (\d+) searches each/, LIMITS.openRafflesSearched + LIMITS.finishedRafflesSearched],
  [/18,000 an hour; (\d+) at once/, LIMITS.rafflesSearchedAtOnce],
  [/after (\d+) misses the full phone/, RATES['missed-by-id'].points],
  [/who sends (\d+) valid purchases/, RATES.buyer.points],
])('SECURITY.md says %s as the code has it', (said, value) => {
  const security = readFileSync(path.join(__dirname, '..', 'SECURITY.md'), 'utf8');
  expect(said.exec(security)?.[1]).toBe(String(value));
});

test.each(['compose.yaml', 'docs/deployment.md'])(
  'the folder for receipts that %s recommends holds as many as are taken in at once',
  (file) => {
    const text = readFileSync(path.join(__dirname, '..', file), 'utf8');
    const [, megabytes] = /\/tmp:size=(\d+)m/.exec(text) ?? [];
    const needed = LIMITS.uploadsAtOnce * LIMITS.receiptBytes;
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(needed);
  },
);

/** Name and value of each item. */
function inItems(): string[][] {
  const text = readFileSync(path.join(__dirname, 'limits.md'), 'utf8');
  return [...text.matchAll(/^- `([^`]+)`: ([^:]+):/gm)].map(([, ...cells]) => cells);
}

function valueOf(name: string, value: number): string {
  if (name.endsWith('Ms')) return time(value / 1000);
  if (name.endsWith('Bytes')) return `${value / 2 ** 20} MiB`;
  return name.endsWith('Pixels') ? `${value / 1e6} megapixels` : grouped(value);
}

function time(seconds: number): string {
  const [length, unit] = UNITS.find(([length]) => seconds % length === 0) ?? [1, 's'];
  return `${seconds / length} ${unit}`;
}

function grouped(value: number): string {
  return value.toLocaleString('en');
}
